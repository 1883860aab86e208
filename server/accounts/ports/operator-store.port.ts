import type { Account } from '../account.js';
import type { SignUpMode } from '../sign-up/sign-up-mode.rules.js';

/** What has become of the wish to make an operator a person again. */
export type Dismissal = 'done' | 'unchanged' | 'last' | 'configured';

/** The first operator of a site, and what this person has chosen for it. */
export interface FirstOperator {
  readonly account: Account;
  readonly passwordHash: string;
  /** The code of the set-up, which is used up. */
  readonly code: string;
  /** Who may sign up; null leaves it as it is. */
  readonly signUp: SignUpMode | null;
}

/**
 * The accounts that administer the site: those that were made operators, and the one with the verified address that `ADMIN_EMAIL` names.
 * There is always one as soon as there was one.
 */
export abstract class OperatorStore {
  /** Whether the account administers the site. */
  abstract isOperator(accountId: string): Promise<boolean>;

  /** Whether one of them has an authenticator app or a passkey. */
  abstract hasSecondFactor(): Promise<boolean>;

  /** All of them, by username. */
  abstract list(): Promise<Account[]>;

  /** Makes an account an operator, also one that `ADMIN_EMAIL` names. False when it was made one before, or was removed. */
  abstract appoint(accountId: string): Promise<boolean>;

  /**
   * Makes an operator a person again. `unchanged`: it is none. `last`: nobody else administers the site. `configured`: `ADMIN_EMAIL` names
   * it. With the last two, nothing is changed; of two operators who are dismissed at once, one stays.
   */
  abstract dismiss(accountId: string): Promise<Dismissal>;

  /**
   * The code with which the first operator sets the site up, the same on every instance. Stores this one if there is none yet. Null when
   * somebody administers the site, or `ADMIN_EMAIL` names who does.
   */
  abstract offerSetUp(newCode: string): Promise<string | null>;

  /** The code that was offered; null when the site is set up, or was never offered to be. */
  abstract setUpCode(): Promise<string | null>;

  /**
   * Uses the code up, and stores the account as an operator, with what was chosen, in one transaction. `closed`: the code is another one or
   * was used, or somebody administers the site meanwhile. `taken`: the username or the address is. With both, nothing is changed.
   */
  abstract addFirst(first: FirstOperator): Promise<'done' | 'closed' | 'taken'>;
}
