import { Injectable } from '@nestjs/common';
import type { GivenUpMail } from '../mail-request.js';
import { MailQueue } from '../ports/mail-queue.port.js';

/** The mails that were given up and are still stored. */
@Injectable()
export class GivenUpMails {
  constructor(private readonly queue: MailQueue) {}

  /** The newest first. */
  list(atMost: number): Promise<GivenUpMail[]> {
    return this.queue.listGivenUp(atMost);
  }

  /** Sends them again: those with the ids, or all. Returns how many. If it is interrupted, the rest stays given up. */
  async retry(ids?: readonly string[]): Promise<number> {
    let count = 0;
    let step: number;
    do {
      step = await this.queue.retryGivenUp(ids);
      count += step;
    } while (step > 0);
    return count;
  }
}
