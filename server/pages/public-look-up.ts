import type { Linkname } from './linknames/linkname.rules.js';
import type { TileStyle } from './design/tile-style.rules.js';
import type { Period } from './design/visible-tiles.rules.js';
import type { OpenableLock } from './locks/lock-pass.js';
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
  /** Whether the owner of the page has taken it offline. Then there is no `page`. Missing for no. */
  readonly isOffline?: true;
  readonly revision: PageRevision;
  /** During which time visitors see the page like this, if it does not change otherwise. Missing for a page that does not change by itself. */
  readonly period?: Period;
  /** What visitors of the page can open with a password now. Missing for a page without one. */
  readonly locks?: readonly OpenableLock[];
  /** What visitors read instead of the page who have not given its password: the words of its owner, and the style of its first tile. Missing for any other page. */
  readonly closed?: { readonly hint?: string; readonly style?: TileStyle };
}
