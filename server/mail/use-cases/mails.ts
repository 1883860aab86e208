import type { MailRequest, MailCounts } from '../mail-request.js';
import { MailQueue } from '../ports/mail-queue.port.js';
import { Injectable } from '@nestjs/common';

/** The mails that wait. */
@Injectable()
export class Mails {
  constructor(private readonly queue: MailQueue) {}

  /** Queues a mail to be written and sent soon. When this resolves, the mail is stored. */
  add(mail: MailRequest): Promise<void> {
    return this.queue.add(mail);
  }

  /** How many mails wait, and how many were given up. These counts show operators that mail has a problem. */
  count(): Promise<MailCounts> {
    return this.queue.count();
  }
}
