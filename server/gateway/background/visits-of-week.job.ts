import { Injectable } from '@nestjs/common';
import type { BackgroundJob } from './background-job.js';
import { VisitCounts } from '../../visits/use-cases/visit-counts.js';

/** Sums up the visits of the last seven days, by which operators sort the list of all pages. */
@Injectable()
export class VisitsOfWeekJob implements BackgroundJob {
  readonly name = 'Summing up the visits of the week';
  readonly pause = 1_800_000;
  private after: string | null = null;

  constructor(private readonly visitCounts: VisitCounts) {}

  async step(): Promise<boolean> {
    this.after = await this.visitCounts.sumWeek(this.after);
    return this.after !== null;
  }
}
