import type { Page } from './page.js';

/** Identifies the state of a linkname. As long as neither field changes, visitors see the same. */
export interface PageRevision {
  /** Null when there is no page. */
  readonly pageId: string | null;
  /** Opaque. It changes with each change of the page, and when a linkname without a page becomes free or withheld. */
  readonly mark: string;
}

/** The result of looking a linkname up. */
export interface PublicLookUp {
  /** Null when nobody has claimed the linkname. Visitors see its `shownDesign`. */
  readonly page: Page | null;
  /** Whether the linkname can be claimed. False if it has a page, or if it is withheld because its account was removed. */
  readonly isFree: boolean;
  readonly revision: PageRevision;
}
