import { Injectable } from '@nestjs/common';
import type { BackgroundJob } from './background-job.js';
import { PublicationUpkeep } from '../../pages/publishing/use-cases/publication-upkeep.js';

/** Forgets publications whose answer is not repeated any more. */
@Injectable()
export class OldPublicationKeysJob implements BackgroundJob {
  readonly name = 'Forgetting the keys of publications';
  readonly pause = 600_000;

  constructor(private readonly publicationUpkeep: PublicationUpkeep) {}

  step(): Promise<boolean> {
    return this.publicationUpkeep.removeOldKeys();
  }
}
