import type { Linkname } from '../linkname.rules.js';
import type { Page } from '../page.js';

/** Published versions that are kept for each page, the present one included. */
export const KEPT_VERSIONS = 50;

/** Where pages are kept. Every change that a visitor could see is told to `PageChanges` once it is committed. */
export abstract class PageStore {
  /** Every account has a page from its registration on: without a stored one it is unclaimed and never published. */
  abstract findByOwner(ownerId: string): Promise<Page>;

  /** Null when nobody has claimed the linkname. */
  abstract findByLinkname(linkname: Linkname): Promise<Page | null>;

  /** Whether somebody has the linkname at this moment. */
  abstract isClaimed(linkname: Linkname): Promise<boolean>;

  /**
   * Moves a page to a linkname; the one it had before is free from then on. The design is left alone.
   * @throws {LinknameTaken} when another account has it: of several that claim one name at once exactly one gets it.
   */
  abstract saveLinkname(ownerId: string, linkname: Linkname): Promise<void>;

  /**
   * Writes a page that was just published, together with its history entry, or nothing at all; only the last 50 entries stay.
   * The linkname is left alone. `sanitizerVersion` says which rules its tiles were cleaned by.
   * @throws {PageChangedElsewhere} when the stored version is not the one just before: of several writers exactly one wins.
   */
  abstract savePublished(page: Page, sanitizerVersion: number): Promise<void>;

  /** Up to `limit` published pages that were cleaned by other rules than these, in the order of their owners, after one of them. */
  abstract findCleanedOtherwise(sanitizerVersion: number, limit: number, afterOwner?: string): Promise<Page[]>;

  /** Replaces the design of a page by the same version cleaned anew; does nothing when it was published again meanwhile. */
  abstract saveCleaned(page: Page, sanitizerVersion: number): Promise<void>;
}
