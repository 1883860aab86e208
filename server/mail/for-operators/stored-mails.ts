import { Injectable } from '@nestjs/common';
import type { GivenUpMail, MailCounts, WaitingMail } from '../mail-request.js';
import { MailQueue } from '../ports/mail-queue.port.js';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The mails that were given up and are still stored, and those that wait. */
@Injectable()
export class StoredMails {
  constructor(private readonly queue: MailQueue) {}

  /** The newest first. */
  listGivenUp(atMost: number): Promise<GivenUpMail[]> {
    return this.queue.listGivenUp(atMost);
  }

  /** Sends them again: those with the ids, or all. Returns how many. If it is interrupted, the rest stays given up. */
  async retry(ids?: readonly string[]): Promise<number> {
    const known = ids?.filter((id) => ID.test(id));
    let count = 0;
    let step: number;
    do {
      step = await this.queue.retryGivenUp(known);
      count += step;
    } while (step > 0);
    return count;
  }

  /** Removes mails that were given up. Returns how many. */
  remove(ids: readonly string[]): Promise<number> {
    return this.queue.removeGivenUp(ids.filter((id) => ID.test(id)));
  }

  /** Those that wait, the next one first. */
  listWaiting(atMost: number): Promise<WaitingMail[]> {
    return this.queue.listWaiting(atMost);
  }

  /** How many mails were sent today, in UTC. */
  countSent(): Promise<number> {
    return this.queue.countSent();
  }

  count(): Promise<MailCounts> {
    return this.queue.count();
  }
}
