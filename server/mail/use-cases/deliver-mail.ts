import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Mail } from '../mail.js';
import { MailTransport } from '../ports/mail-transport.port.js';

/** Sends one mail on its way; a mail without an id gets one. */
@Injectable()
export class DeliverMail {
  constructor(private readonly transport: MailTransport) {}

  async execute(mail: Omit<Mail, 'messageId'> & Partial<Pick<Mail, 'messageId'>>): Promise<Mail> {
    const identified = { ...mail, messageId: mail.messageId ?? randomUUID() };
    await this.transport.deliver(identified);
    return identified;
  }
}
