import { Injectable } from '@nestjs/common';
import { ForgetHosts } from '../../visits/use-cases/forget-hosts.js';
import type { BackgroundJob } from './background-job.js';

/** Forgets which sites led to pages long ago. */
@Injectable()
export class OldHostsJob implements BackgroundJob {
  readonly name = 'Forgetting which sites led to pages long ago';
  readonly pause = 3_600_000;

  constructor(private readonly forgetHosts: ForgetHosts) {}

  step(): Promise<boolean> {
    return this.forgetHosts.execute();
  }
}
