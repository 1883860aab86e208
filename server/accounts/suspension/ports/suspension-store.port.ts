import type { Suspension } from '../suspension.rules.js';

/** Stores which accounts are suspended. */
export abstract class SuspensionStore {
  /** The suspension of an account; null when it has none, or was removed. */
  abstract find(accountId: string): Promise<Suspension | null>;

  /**
   * Suspends an account, and queues the mail that tells its owner, in one transaction: its sessions end, its access tokens are refused and its webhooks are told of nothing while it
   * lasts, and visitors see none of its pages on any instance, as if each was hidden. Returns the linknames of the pages that were not hidden before; null, with nothing changed, when it
   * is suspended already, or was removed.
   * @throws {LastOperator} when nobody else administers the site. Then nothing is changed.
   */
  abstract suspend(accountId: string, suspension: Suspension): Promise<readonly string[] | null>;

  /**
   * Ends the suspension of an account, and queues the mail that tells its owner. Visitors see the pages that they saw before, its access tokens work, and its webhooks are told of what
   * was waiting. False, with nothing changed, when it is not suspended, or was removed.
   */
  abstract lift(accountId: string): Promise<boolean>;
}
