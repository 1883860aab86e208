import type { Page } from '../../page.js';
import type { HiddenPage } from '../page-hiding.js';

/** How many pages wait, and since when the oldest does. */
export interface WaitingPages {
  readonly count: number;
  /** Null when none waits. */
  readonly since: Date | null;
}

/**
 * Pages that wait until an operator has looked at them. `PageStore` lets a page wait as it publishes it. `PageChanges` is notified of what visitors see from
 * then on.
 */
export abstract class FirstLooks {
  /**
   * Whether a first publication of the account waits, unless `PageStore` finds that the account is known: whether the site asks for that, and the account does
   * not administer it.
   */
  abstract areAskedFor(accountId: string): Promise<boolean>;

  /** Whether others may see now what the account has not published: a first publication of it would not wait. */
  abstract mayShow(accountId: string): Promise<boolean>;

  /**
   * Queues a mail about a page that waits to each operator with a verified address. Does nothing if it was done for the account before: of several calls at
   * once, one queues mails.
   */
  abstract tellOperators(page: Page, at: Date): Promise<void>;

  /**
   * Shows a page that waits, tells its webhooks and queues the mail to its owner, in one transaction. From then on the account is known. `page` is a linkname or
   * an id. False, with nothing changed, when no such page waits, or its account is suspended.
   */
  abstract approve(page: string, at: Date): Promise<boolean>;

  /** The pages that wait, the oldest first. At most `atMost`. */
  abstract list(atMost: number): Promise<HiddenPage[]>;

  /** How many there are. */
  abstract count(): Promise<WaitingPages>;
}
