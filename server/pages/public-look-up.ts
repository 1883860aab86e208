import type { Linkname } from './linknames/linkname.rules.js';
import type { TileStyle } from './design/tile-style.rules.js';
import type { VisiblePeriod } from './design/visibility.rules.js';
import type { Closing, Period } from './design/visible-tiles.rules.js';
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
  /** Whether the owner of the page has taken it offline, or its time has not come or is over. Then there is no `page`. Missing for no. */
  readonly isOffline?: true;
  readonly revision: PageRevision;
  /** During which time visitors see the page like this, if it does not change otherwise. Missing for a page that does not change by itself. */
  readonly period?: Period;
  /** Whether something that visitors see, or will see, goes by itself at a moment. Missing for no. */
  readonly isPassing?: true;
  /** What visitors of the page can open with a password now. Missing for a page without one. */
  readonly locks?: readonly OpenableLock[];
  /** What visitors read instead of the page. Missing for a page that they see. */
  readonly closed?: ClosedPage;
}

/** The moment at which a page comes, and the time zone in which it was chosen. */
export type ComingTime = Pick<VisiblePeriod, 'timeZone'> & Required<Pick<VisiblePeriod, 'from'>>;

/** What stands on a page instead of its tiles: the form for its password, or when it comes. */
export interface ClosedPage {
  /** The words of its owner about the password. */
  readonly hint?: string;
  /** When it comes. Missing for a page that asks for its password. */
  readonly comes?: ComingTime;
  /** Whether its password has opened it. Then no other address tells when it comes. */
  readonly isOpened?: true;
  /** The style of its first tile. */
  readonly style?: TileStyle;
}

/** What programs read of a page of which something is withheld, as they do of a tile. */
export function pageClosingOf({ comes }: ClosedPage): Closing {
  return comes ? { comesAt: comes.from } : { locked: true };
}
