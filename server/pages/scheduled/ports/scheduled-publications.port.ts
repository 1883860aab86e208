import type { ErrorCode } from '../../../error-codes.rules.js';
import type { OwnedPage } from '../../page.js';
import type { ChosenMoment, DuePublication, NewScheduledPublication, ScheduledPublication } from '../scheduled-publication.js';

/** What became of an attempt to publish at the moment: it is published; its owner has to decide; or it is tried again. */
export type Outcome =
  | { readonly kind: 'published' }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly at: Date }
  | { readonly kind: 'later'; readonly at: Date };

/**
 * The designs that go public at a moment, at most one for each page. One is deleted with its page, and its pictures are kept as long as it is. While one is being published, the other methods
 * wait until that is decided, so what was cancelled is never published. Each method that takes an `OwnedPage` throws `PageNotFound` when the account has no such page.
 */
export abstract class ScheduledPublications {
  /** That of a page, or null. */
  abstract find(page: OwnedPage): Promise<ScheduledPublication | null>;

  /**
   * Stores a design in the place of the one that the page has, and tells webhooks.
   * @throws {PageChangedElsewhere} when the page has another version than the one that it is based on, and it does not replace that.
   * @throws {PageFormatNewer} when a newer release has scheduled the present one in a newer format.
   * @throws {PicturesRemoved} when a picture of a tile does not exist.
   * @throws {OwnerRemoved} when the account was removed.
   */
  abstract schedule(page: OwnedPage, scheduled: NewScheduledPublication): Promise<ScheduledPublication>;

  /**
   * Gives the design of a page another moment, and tells webhooks. It is tried again then, if it has failed before.
   * @throws {NothingScheduled}
   */
  abstract change(page: OwnedPage, chosen: ChosenMoment): Promise<ScheduledPublication>;

  /**
   * Removes the design of a page: it never goes public.
   * @throws {NothingScheduled}
   */
  abstract cancel(page: OwnedPage): Promise<void>;

  /** The pages whose moment has come, those that wait longest first; at most `atMost`. Those that have failed, and those of a newer format, are left out. */
  abstract findDue(now: Date, atMost: number): Promise<readonly string[]>;

  /**
   * Calls `publish` with the design of a page whose moment has come, and notes the outcome: what was published is removed, and told to webhooks if visitors see it, what was refused is kept, and a mail tells its
   * owner. False, without a call, when another instance is doing the same, or has done it. If `publish` throws, or the process ends, nothing is noted, and the next call tries again.
   */
  abstract publishDue(pageId: string, now: Date, publish: (due: DuePublication) => Promise<Outcome>): Promise<boolean>;

  /**
   * Calls `publish` with the design of a page whatever its moment is, and then removes it as one that was published. If `publish` throws, nothing is changed.
   * @throws {NothingScheduled}
   * @throws {PageFormatNewer} when a newer release has scheduled it in a newer format.
   */
  abstract publishNow<Published>(page: OwnedPage, publish: (due: DuePublication) => Promise<Published>): Promise<Published>;
}
