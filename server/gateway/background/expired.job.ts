import { Injectable } from '@nestjs/common';
import { RemoveExpired } from '../../accounts/use-cases/remove-expired.js';
import { RemoveOldActs } from '../../audit/use-cases/remove-old-acts.js';
import { ForgetReports } from '../../reports/use-cases/forget-reports.js';
import type { BackgroundJob } from './background-job.js';

/** Removes expired sessions, mailed links, sign-ins and counted attempts, old entries of the audit log, and what visitors wrote in reports that were decided long ago. */
@Injectable()
export class ExpiredJob implements BackgroundJob {
  readonly name = 'Removing what has expired';
  readonly pause = 600_000;

  constructor(
    private readonly removeExpired: RemoveExpired,
    private readonly removeOldActs: RemoveOldActs,
    private readonly forgetReports: ForgetReports,
  ) {}

  async step(): Promise<boolean> {
    const isMoreExpired = await this.removeExpired.execute();
    const areMoreActsOld = await this.removeOldActs.execute();
    return (await this.forgetReports.execute()) || areMoreActsOld || isMoreExpired;
  }
}
