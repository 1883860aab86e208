import { Injectable } from '@nestjs/common';
import type { LetterCounts } from '../letter.js';
import { MailQueue } from '../ports/mail-queue.port.js';

/** How much mail waits, and how much was given up: what tells those who run the product that something is wrong with it. */
@Injectable()
export class CountLetters {
  constructor(private readonly queue: MailQueue) {}

  execute(): Promise<LetterCounts> {
    return this.queue.count();
  }
}
