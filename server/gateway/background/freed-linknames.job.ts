import { Injectable } from '@nestjs/common';
import { RemoveFreedLinknames } from '../../pages/linknames/use-cases/remove-freed-linknames.js';
import type { BackgroundJob } from './background-job.js';

/** Deletes the rows of reserved linknames that are free again. */
@Injectable()
export class FreedLinknamesJob implements BackgroundJob {
  readonly name = 'Forgetting linknames that are free again';
  readonly pause = 600_000;

  constructor(private readonly removeFreed: RemoveFreedLinknames) {}

  step(): Promise<boolean> {
    return this.removeFreed.execute();
  }
}
