import { Injectable } from '@nestjs/common';
import { RemoveExpired } from '../../accounts/use-cases/remove-expired.js';
import { RemoveOldActs } from '../../audit/use-cases/remove-old-acts.js';
import { RemoveOldImports } from '../../imports/use-cases/remove-old-imports.js';
import { ForgetReports } from '../../reports/use-cases/forget-reports.js';
import type { BackgroundJob } from './background-job.js';

/** Removes expired sessions, mailed links, sign-ins and counted attempts, old entries of the audit log, imports, and what visitors wrote in reports that were decided long ago. */
@Injectable()
export class ExpiredJob implements BackgroundJob {
  readonly name = 'Removing what has expired';
  readonly pause = 600_000;

  constructor(
    private readonly removeExpired: RemoveExpired,
    private readonly removeOldActs: RemoveOldActs,
    private readonly forgetReports: ForgetReports,
    private readonly removeOldImports: RemoveOldImports,
  ) {}

  async step(): Promise<boolean> {
    const isMoreExpired = await this.removeExpired.execute();
    const areMoreActsOld = await this.removeOldActs.execute();
    const areMoreImportsOld = await this.removeOldImports.execute();
    return (await this.forgetReports.execute()) || areMoreImportsOld || areMoreActsOld || isMoreExpired;
  }
}
