import { Injectable } from '@nestjs/common';
import { FairQueue, type QueueLimits } from '../../fair-queue.js';

/** The turns in which accounts let the server ask pages of the web. */
abstract class LinkPageQueue {
  private readonly queue: FairQueue;

  protected constructor(limits: QueueLimits) {
    this.queue = new FairQueue(limits, () => new NoPlace());
  }

  /** What `work` answers; null while too many are asking already. */
  async inTurn<T>(accountId: string, work: () => Promise<T | null>): Promise<T | null> {
    return this.queue.inTurn(accountId, work).catch((error: unknown) => {
      if (error instanceof NoPlace) return null;
      throw error;
    });
  }
}

/** For previews of links. One that asks for a hundred pages at once does not delay the others. */
@Injectable()
export class PreviewQueue extends LinkPageQueue {
  constructor() {
    super({ atOnce: 16, atOnceOfOne: 2, mostWaiting: 64, mostWaitingOfOne: 4 });
  }
}

/** For profiles, which may take longer: slow ones delay no preview. */
@Injectable()
export class ProfileQueue extends LinkPageQueue {
  constructor() {
    super({ atOnce: 4, atOnceOfOne: 1, mostWaiting: 64, mostWaitingOfOne: 4 });
  }
}

/** Too many are asking already. */
class NoPlace extends Error {}
