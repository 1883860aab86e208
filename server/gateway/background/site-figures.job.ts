import { Injectable } from '@nestjs/common';
import { CountSite } from '../../figures/use-cases/count-site.js';
import type { BackgroundJob } from './background-job.js';

/** Counts what is on the site, for the overview of operators. */
@Injectable()
export class SiteFiguresJob implements BackgroundJob {
  readonly name = 'Counting what is on the site';
  readonly pause = 300_000;

  constructor(private readonly countSite: CountSite) {}

  async step(): Promise<boolean> {
    await this.countSite.execute();
    return false;
  }
}
