import { Injectable } from '@nestjs/common';
import { CountStore } from '../ports/count-store.port.js';
import { VisitCounter } from '../visit-counter.js';

/** One statement adds so many counts. */
const BATCH = 1_000;

/** Stores what was counted in memory. Only one call runs at a time. */
@Injectable()
export class StoreVisits {
  constructor(
    private readonly counter: VisitCounter,
    private readonly store: CountStore,
  ) {}

  /** Stores everything that was counted before the call. If it fails, nothing is lost: the next call goes on. */
  async execute(): Promise<void> {
    this.counter.flush();
    for (let batch = this.counter.nextBatch(BATCH); batch; batch = this.counter.nextBatch(BATCH)) {
      await this.store.add(batch);
      this.counter.noteStored();
    }
  }
}
