import type { EntityManager } from 'typeorm';
import { AccountMails } from '../../../server/adapters/postgres/accounts/account-mails.js';
import type { MailRequest } from '../../../server/mail/mail-request.js';

/** Notes the mails that are added within a transaction, and sends none. */
export class NotedMails extends AccountMails {
  readonly noted: MailRequest[] = [];

  override async addWithin(_manager: EntityManager, mail: MailRequest): Promise<void> {
    this.noted.push(mail);
  }

  override async addLaterWithin(): Promise<void> {}

  override async removeWaitingWithin(): Promise<void> {}

  override async removeWithin(): Promise<void> {}
}
