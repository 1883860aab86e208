import { Injectable } from '@nestjs/common';
import type { LetterCounts } from '../letter.js';
import { MailQueue } from '../ports/mail-queue.port.js';

/** How many letters wait, and how many were given up. These counts show operators that mail has a problem. */
@Injectable()
export class CountLetters {
  constructor(private readonly queue: MailQueue) {}

  execute(): Promise<LetterCounts> {
    return this.queue.count();
  }
}
