import { Injectable } from '@nestjs/common';
import { MailQueue } from '../ports/mail-queue.port.js';

/** Sends letters again that were given up: those with the ids, or all. Returns how many. */
@Injectable()
export class RetryGivenUpLetters {
  constructor(private readonly queue: MailQueue) {}

  execute(ids?: readonly string[]): Promise<number> {
    return this.queue.retryGivenUp(ids);
  }
}
