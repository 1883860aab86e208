import type { Page } from './page.js';

/** What is at a linkname at some moment, in short: as long as neither part changes, visitors see the same. */
export interface PageRevision {
  /** Whose page it is; null where there is none. */
  readonly ownerId: string | null;
  /** Opaque; another one after each change of the page, and of whether a linkname without one can be claimed. */
  readonly mark: string;
}

/** What visitors find at a linkname. */
export interface PublicLookUp {
  /** Null when nobody has claimed the linkname. What visitors see is its `shownDesign`. */
  readonly page: Page | null;
  /** Whether the linkname can be claimed. Never with a page; without one it may be withheld, since its account was removed. */
  readonly isFree: boolean;
  readonly revision: PageRevision;
}
