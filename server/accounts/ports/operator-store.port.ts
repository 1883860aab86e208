import type { Account } from '../account.js';

/** What has become of the wish to make an operator a person again. */
export type Dismissal = 'done' | 'unchanged' | 'last' | 'configured';

/**
 * The accounts that administer the site: those that were made operators, and the one with the verified address that `ADMIN_EMAIL` names.
 * There is always one as soon as there was one.
 */
export abstract class OperatorStore {
  /** Whether the account administers the site. */
  abstract isOperator(accountId: string): Promise<boolean>;

  /** All of them, by username. */
  abstract list(): Promise<Account[]>;

  /** Makes an account an operator. False when it already is, or was removed. */
  abstract appoint(accountId: string): Promise<boolean>;

  /**
   * Makes an operator a person again. `unchanged`: it is none. `last`: nobody else administers the site. `configured`: `ADMIN_EMAIL` names
   * it. With the last two, nothing is changed; of two operators who are dismissed at once, one stays.
   */
  abstract dismiss(accountId: string): Promise<Dismissal>;
}
