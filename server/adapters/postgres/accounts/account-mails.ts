import type { EntityManager } from 'typeorm';
import type { MailRequest } from '../../../mail/mail-request.js';

/** The queued mails of accounts. The mail queue implements this class, so that a mail and an account change in one transaction. */
export abstract class AccountMails {
  /** Queues a mail if, and only if, the transaction of the manager is committed. */
  abstract addWithin(manager: EntityManager, mail: MailRequest): Promise<void>;

  /** Queues a mail that waits some seconds before it is sent, in the place of one with the same id, if, and only if, the transaction of the manager is committed. */
  abstract addLaterWithin(
    manager: EntityManager,
    mail: MailRequest,
    waiting: { readonly id: string; readonly seconds: number },
  ): Promise<void>;

  /** Removes those of these mails that are not being sent, if, and only if, the transaction of the manager is committed. */
  abstract removeWaitingWithin(manager: EntityManager, ids: readonly string[]): Promise<void>;

  /** Removes every mail to an account, even mails that were given up, if, and only if, the transaction of the manager is committed. */
  abstract removeWithin(manager: EntityManager, account: { readonly id: string; readonly email: string }): Promise<void>;
}
