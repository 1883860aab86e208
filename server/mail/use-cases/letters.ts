import type { Letter, LetterCounts } from '../letter.js';
import { MailQueue } from '../ports/mail-queue.port.js';
import { Injectable } from '@nestjs/common';

/** The letters that wait. */
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
}
