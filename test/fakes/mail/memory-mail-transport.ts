import type { Mail } from '../../../server/mail/mail.js';
import { MailTransport } from '../../../server/mail/ports/mail-transport.port.js';

/** Mails in memory, for unit tests; a second delivery of one mail replaces the first. */
export class MemoryMailTransport extends MailTransport {
  private readonly mails = new Map<string, Mail>();

  get delivered(): Mail[] {
    return [...this.mails.values()];
  }

  override async deliver(mail: Mail): Promise<void> {
    this.mails.set(mail.messageId, mail);
  }
}
