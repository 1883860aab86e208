import { Injectable } from '@nestjs/common';
import type { Letter } from '../letter.js';
import { MailQueue } from '../ports/mail-queue.port.js';

/** Queues a letter to be written and sent soon. When this resolves, the letter is stored. */
@Injectable()
export class QueueLetter {
  constructor(private readonly queue: MailQueue) {}

  execute(letter: Letter): Promise<void> {
    return this.queue.add(letter);
  }
}
