import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { lastDays } from '../page-count.js';
import { WeekSums } from '../ports/week-sums.port.js';

const DAYS = 7;
/** Pages of one step. Each has at most seven days with views. */
const BATCH = 2_000;

/** Sums up how often pages were visited in the last seven days: of at most 2,000 pages in one call. */
@Injectable()
export class SumWeek {
  constructor(
    private readonly sums: WeekSums,
    private readonly clock: Clock,
  ) {}

  /** Goes on after the page with this id; null for the first ones. Returns where to go on; null after the last page. */
  async execute(after: string | null): Promise<string | null> {
    return this.sums.sum(lastDays(this.clock.now(), DAYS).first, after, BATCH);
  }
}
