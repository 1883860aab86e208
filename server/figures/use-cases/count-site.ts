import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { dayOf, DAYS_COMPARED } from '../figures.js';
import { SiteCounts } from '../ports/site-counts.port.js';

/** Counts what is on the site. */
@Injectable()
export class CountSite {
  constructor(
    private readonly counts: SiteCounts,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    await this.counts.count(dayOf(this.clock.now()), DAYS_COMPARED);
  }
}
