import { Injectable } from '@nestjs/common';
import { RemoveExpired } from '../../accounts/use-cases/remove-expired.js';
import { ForgetReports } from '../../reports/use-cases/forget-reports.js';
import type { BackgroundJob } from './background-job.js';
import { Acts } from '../../audit/use-cases/acts.js';
import { Imports } from '../../imports/use-cases/imports.js';

/** Removes expired sessions, mailed links, sign-ins and counted attempts, old entries of the audit log, imports, and what visitors wrote in reports that were decided long ago. */
@Injectable()
export class ExpiredJob implements BackgroundJob {
  readonly name = 'Removing what has expired';
  readonly pause = 600_000;

  constructor(
    private readonly removeExpired: RemoveExpired,
    private readonly acts: Acts,
    private readonly forgetReports: ForgetReports,
    private readonly imports: Imports,
  ) {}

  async step(): Promise<boolean> {
    const isMoreExpired = await this.removeExpired.execute();
    const areMoreActsOld = await this.acts.removeOld();
    const areMoreImportsOld = await this.imports.removeOld();
    return (await this.forgetReports.execute()) || areMoreImportsOld || areMoreActsOld || isMoreExpired;
  }
}
