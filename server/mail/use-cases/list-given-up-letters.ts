import { Injectable } from '@nestjs/common';
import type { GivenUpLetter } from '../letter.js';
import { MailQueue } from '../ports/mail-queue.port.js';

/** The letters that were given up and are still stored, the newest first. */
@Injectable()
export class ListGivenUpLetters {
  constructor(private readonly queue: MailQueue) {}

  execute(atMost: number): Promise<GivenUpLetter[]> {
    return this.queue.listGivenUp(atMost);
  }
}
