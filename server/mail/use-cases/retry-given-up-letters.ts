import { Injectable } from '@nestjs/common';
import { MailQueue } from '../ports/mail-queue.port.js';

/** Sends letters again that were given up: those with the ids, or all. Returns how many. If it is interrupted, the rest stays given up. */
@Injectable()
export class RetryGivenUpLetters {
  constructor(private readonly queue: MailQueue) {}

  async execute(ids?: readonly string[]): Promise<number> {
    let count = 0;
    let step: number;
    do {
      step = await this.queue.retryGivenUp(ids);
      count += step;
    } while (step > 0);
    return count;
  }
}
