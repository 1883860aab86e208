import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { HOST_DAYS, lastDays } from '../page-count.js';
import { CountStore } from '../ports/count-store.port.js';

/** Days of pages. Each has about 100 hosts at most. */
const BATCH = 50;

/** Forgets which sites led to a page, some months later: on at most 50 days of pages in one call. How many views they led to stays. */
@Injectable()
export class ForgetHosts {
  constructor(
    private readonly store: CountStore,
    private readonly clock: Clock,
  ) {}

  /** Returns whether there may be more. */
  async execute(): Promise<boolean> {
    return (await this.store.forgetHosts(lastDays(this.clock.now(), HOST_DAYS).first, BATCH)) === BATCH;
  }
}
