import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { dayOf, DAYS_COMPARED, type SiteFigures } from '../figures.js';
import { SiteCounts } from '../ports/site-counts.port.js';

/** How much there is on the site. */
@Injectable()
export class LastFigures {
  constructor(
    private readonly counts: SiteCounts,
    private readonly clock: Clock,
  ) {}

  /** As it was counted last; null before the first count. */
  load(): Promise<SiteFigures | null> {
    return this.counts.load(dayOf(this.clock.now()), DAYS_COMPARED);
  }
}
