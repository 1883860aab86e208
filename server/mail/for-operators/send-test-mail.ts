import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { escapeMarkup } from '../../markup.rules.js';
import { MailSite } from '../mail-site.js';
import { MailTransport } from '../ports/mail-transport.port.js';

/** Sends a mail to an operator at once, without the queue. Rejects with the answer of the mail server if it is refused. */
@Injectable()
export class SendTestMail {
  constructor(
    private readonly transport: MailTransport,
    private readonly mailSite: MailSite,
  ) {}

  async execute(to: string): Promise<void> {
    const { siteName, addresses } = this.mailSite;
    const text = `This is a test of the mail settings of ${siteName} at ${addresses.origin}. If you can read it, mails are sent.`;
    const html = `<p>${escapeMarkup(text)}</p>`;
    await this.transport.deliver({ to, subject: `Test mail of ${siteName}`, text, html, messageId: randomUUID() });
  }
}
