import type { Linkname } from './linknames/linkname.rules.js';
import type { Period } from './design/visible-tiles.rules.js';
import type { Page } from './page.js';

/** Identifies the state of a linkname. As long as neither field changes, visitors see the same. */
export interface PageRevision {
  /** Null when there is no page. */
  readonly pageId: string | null;
  /** Opaque. It changes with each change of the page, and when a linkname without a page becomes free or reserved, or leads elsewhere. */
  readonly mark: string;
}

/** The result of looking a linkname up. */
export interface PublicLookUp {
  /** Null when nobody has claimed the linkname. Visitors see its `shownDesign`. */
  readonly page: Page | null;
  /** The linkname that the page has now whose former one this is. Null for any other linkname, and while nobody may see that page. */
  readonly movedTo: Linkname | null;
  /** Whether nobody has the linkname or had it lately. False if it has a page, if it leads to one, or if it is reserved. */
  readonly isFree: boolean;
  /** Whether the linkname has a page that an operator hides from visitors. False if it waits for the first look of one. */
  readonly isHidden: boolean;
  readonly revision: PageRevision;
  /** During which time visitors see the page like this, if it does not change otherwise. Missing for a page that does not change by itself. */
  readonly period?: Period;
}
