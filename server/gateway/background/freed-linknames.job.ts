import { Injectable } from '@nestjs/common';
import type { BackgroundJob } from './background-job.js';
import { Linknames } from '../../pages/linknames/use-cases/linknames.js';

/** Deletes the rows of reserved linknames that are free again. */
@Injectable()
export class FreedLinknamesJob implements BackgroundJob {
  readonly name = 'Forgetting linknames that are free again';
  readonly pause = 600_000;

  constructor(private readonly linknames: Linknames) {}

  step(): Promise<boolean> {
    return this.linknames.removeFreed();
  }
}
