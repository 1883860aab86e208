import type { Linkname } from '../linknames/linkname.rules.js';
import type { VisiblePeriod } from '../design/visibility.rules.js';
import type { AccessLock, PageAccess } from '../page-access.rules.js';
import type { OwnedPage, PageOutline } from '../page.js';

/** A further page of an account. */
export interface NewPage {
  readonly accountId: string;
  readonly id: string;
  readonly name: string | null;
  readonly linkname: Linkname | null;
  /** The page of the same account whose published design and pictures it gets. Without one, it is empty. */
  readonly copyOf?: string | undefined;
  readonly at: Date;
}

/** The confirmation of a deletion, and until when nobody can claim the linkname of a published page. */
export interface PageRemoval {
  /** Null when the caller says that the page has none. */
  readonly linkname: string | null;
  readonly freeAt: Date;
}

/** What is not named stays as it is. */
export interface VisibilityChange {
  readonly access?: PageAccess;
  /** The password of the page, if it has one. It is changed with `access`. */
  readonly lock?: AccessLock | null;
  /** Null for always. */
  readonly period?: VisiblePeriod | null;
}

/**
 * The pages of an account. Changes of one account are done one after the other. `PageChanges` is notified of the committed changes that a
 * visitor can see: a new page, a deletion, the beginning or end of a feed, and who may find it when. Each method that takes a page throws `PageNotFound` when the account has no such page, and then nothing is written.
 */
export abstract class AccountPages {
  /** All pages of an account in their order, without their designs. There is at least the main page. */
  abstract list(accountId: string): Promise<PageOutline[]>;

  /**
   * Adds a page at the end of the list. A copy of a published page is published, as its own version 1, and hidden if that page is hidden.
   * @throws {TooManyPages} when the account has `most` pages. Of concurrent calls, only as many succeed as there is space.
   * @throws {LinknameTaken}
   * @throws {OwnerRemoved}
   */
  abstract create(page: NewPage, most: number): Promise<void>;

  /** Changes what the owner calls a page. */
  abstract rename(page: OwnedPage, name: string | null): Promise<void>;

  /** Begins the feed of a page at that moment, or ends it. */
  abstract switchFeed(page: OwnedPage, since: Date | null): Promise<void>;

  /**
   * Changes who may find a page, and when visitors see it, together or not at all. `now`: the next moment at which the page changes by itself comes
   * after it.
   */
  abstract changeVisibility(page: OwnedPage, change: VisibilityChange, now: Date): Promise<void>;

  /** Lists the pages in this order. Those that it does not name follow in their former order. */
  abstract order(accountId: string, ids: readonly string[]): Promise<void>;

  /** Makes a page the main one, and the former main page a further one. */
  abstract makeMain(page: OwnedPage): Promise<void>;

  /**
   * Removes a page with its history. Visitors no longer see it on any instance. If it was ever published, nobody can claim its linkname
   * before `freeAt`; otherwise it is free at once.
   * @throws {LinknameWrong} when the page has another linkname.
   * @throws {PageIsMain}
   */
  abstract remove(page: OwnedPage, removal: PageRemoval): Promise<void>;
}
