import { Injectable } from '@nestjs/common';
import { CheckPublishedLinks } from '../../pages/blocked-links/use-cases/check-published-links.js';
import type { BackgroundJob } from './background-job.js';

/** Finds the pages that lead to blocked places, whenever the list has changed. */
@Injectable()
export class BlockedLinksJob implements BackgroundJob {
  readonly name = 'Looking for blocked links';
  readonly pause = 15_000;

  constructor(private readonly checkPublishedLinks: CheckPublishedLinks) {}

  step(): Promise<boolean> {
    return this.checkPublishedLinks.execute();
  }
}
