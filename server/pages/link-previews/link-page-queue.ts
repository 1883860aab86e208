import { Injectable } from '@nestjs/common';
import { FairQueue } from '../../fair-queue.js';

/** One that asks for a hundred pages at once does not delay the others. */
const QUEUE = { atOnce: 16, atOnceOfOne: 2, mostWaiting: 64, mostWaitingOfOne: 4 };

/** The turns in which accounts let the server ask pages of the web, for whatever reason. */
@Injectable()
export class LinkPageQueue {
  private readonly queue = new FairQueue(QUEUE, () => new NoPlace());

  /** What `work` answers; null while too many are asking already. */
  async inTurn<T>(accountId: string, work: () => Promise<T | null>): Promise<T | null> {
    return this.queue.inTurn(accountId, work).catch((error: unknown) => {
      if (error instanceof NoPlace) return null;
      throw error;
    });
  }
}

/** Too many are asking already. */
class NoPlace extends Error {}
