import type { GivenUpLetter, Letter, LetterCounts } from '../letter.js';
import { MailQueue } from '../ports/mail-queue.port.js';
import { Injectable } from '@nestjs/common';

/** The letters that wait, and those that were given up. */
@Injectable()
export class Letters {
  constructor(private readonly queue: MailQueue) {}

  /** Queues a letter to be written and sent soon. When this resolves, the letter is stored. */
  add(letter: Letter): Promise<void> {
    return this.queue.add(letter);
  }

  /** How many letters wait, and how many were given up. These counts show operators that mail has a problem. */
  count(): Promise<LetterCounts> {
    return this.queue.count();
  }

  /** The letters that were given up and are still stored, the newest first. */
  listGivenUp(atMost: number): Promise<GivenUpLetter[]> {
    return this.queue.listGivenUp(atMost);
  }

  /** Sends letters again that were given up: those with the ids, or all. Returns how many. If it is interrupted, the rest stays given up. */
  async retryGivenUp(ids?: readonly string[]): Promise<number> {
    let count = 0;
    let step: number;
    do {
      step = await this.queue.retryGivenUp(ids);
      count += step;
    } while (step > 0);
    return count;
  }
}
