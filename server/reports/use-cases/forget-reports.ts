import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { ReportStore } from '../ports/report-store.port.js';

const BATCH = 500;

/** How long words, addresses and copies of pages are kept after the decision, in milliseconds: 90 days. */
const KEPT_FOR = 90 * 86_400_000;

/** Removes what was written about pages, and the copies of the pages, 90 days after the decision. What is left is only counted. */
@Injectable()
export class ForgetReports {
  constructor(
    private readonly reports: ReportStore,
    private readonly clock: Clock,
  ) {}

  /** Returns whether there may be more. At most 500 in one call. */
  async execute(): Promise<boolean> {
    const before = new Date(this.clock.now().getTime() - KEPT_FOR);
    return (await this.reports.forget(before, BATCH)) === BATCH;
  }
}
