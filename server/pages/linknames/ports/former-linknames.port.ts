import type { Linkname } from '../linkname.rules.js';
import type { OwnedPage } from '../../page.js';

/** A linkname that a page had, and that leads to it. */
export interface FormerLinkname {
  readonly linkname: Linkname;
  readonly givenUpAt: Date;
}

/** The former linknames of pages. `PageStore` adds them when a page moves. */
export abstract class FormerLinknames {
  /** Those of a page, at most `MOST_FORMER_LINKNAMES`; the one that was given up last comes first. Throws `PageNotFound`. */
  abstract list(page: OwnedPage): Promise<readonly FormerLinkname[]>;

  /**
   * From now on, the linkname does not lead to the page any more, and anybody can claim it; if the page is hidden, nobody can. False when it is
   * not a former linkname of the page. Throws `PageNotFound`.
   */
  abstract release(page: OwnedPage, linkname: Linkname): Promise<boolean>;
}
