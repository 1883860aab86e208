import type { EntityManager } from 'typeorm';
import type { Letter } from '../../../mail/letter.js';

/** The queued letters of accounts. The mail queue implements this class, so that a letter and an account change in one transaction. */
export abstract class AccountLetters {
  /** Queues a letter if, and only if, the transaction of the manager is committed. */
  abstract addWithin(manager: EntityManager, letter: Letter): Promise<void>;

  /** Removes every letter to an account, even letters that were given up, if, and only if, the transaction of the manager is committed. */
  abstract removeWithin(manager: EntityManager, account: { readonly id: string; readonly email: string }): Promise<void>;
}
