import { Injectable } from '@nestjs/common';
import { RemoveExpired } from '../../accounts/use-cases/remove-expired.js';
import type { BackgroundJob } from './background-job.js';

/** Removes expired sessions, mailed links, sign-ins and counted attempts. */
@Injectable()
export class ExpiredJob implements BackgroundJob {
  readonly name = 'Removing what has expired';
  readonly pause = 600_000;

  constructor(private readonly removeExpired: RemoveExpired) {}

  step(): Promise<boolean> {
    return this.removeExpired.execute();
  }
}
