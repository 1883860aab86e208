import { Injectable } from '@nestjs/common';
import type { BackgroundJob } from './background-job.js';
import { VisitCounts } from '../../visits/use-cases/visit-counts.js';

/** Forgets which sites led to pages long ago. */
@Injectable()
export class OldHostsJob implements BackgroundJob {
  readonly name = 'Forgetting which sites led to pages long ago';
  readonly pause = 3_600_000;

  constructor(private readonly visitCounts: VisitCounts) {}

  step(): Promise<boolean> {
    return this.visitCounts.forgetHosts();
  }
}
