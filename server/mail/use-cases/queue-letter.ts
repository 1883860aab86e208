import { Injectable } from '@nestjs/common';
import type { Letter } from '../letter.js';
import { MailQueue } from '../ports/mail-queue.port.js';

/** Has a letter written and sent soon. It is kept when this resolves. */
@Injectable()
export class QueueLetter {
  constructor(private readonly queue: MailQueue) {}

  execute(letter: Letter): Promise<void> {
    return this.queue.add(letter);
  }
}
