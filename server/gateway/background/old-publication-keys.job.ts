import { Injectable } from '@nestjs/common';
import { RemoveOldPublicationKeys } from '../../pages/publishing/use-cases/remove-old-publication-keys.js';
import type { BackgroundJob } from './background-job.js';

/** Forgets publications whose answer is not repeated any more. */
@Injectable()
export class OldPublicationKeysJob implements BackgroundJob {
  readonly name = 'Forgetting the keys of publications';
  readonly pause = 600_000;

  constructor(private readonly removeOldPublicationKeys: RemoveOldPublicationKeys) {}

  step(): Promise<boolean> {
    return this.removeOldPublicationKeys.execute();
  }
}
