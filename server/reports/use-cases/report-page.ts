import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RATE_LIMITS } from '../../accounts/limits/rate-limit.js';
import { LimitAttempts } from '../../accounts/limits/use-cases/limit-attempts.js';
import { Clock } from '../../clock.port.js';
import type { Language } from '../../languages.rules.js';
import type { Linkname } from '../../pages/linknames/linkname.rules.js';
import { ReportStore } from '../ports/report-store.port.js';
import { readForm, type FormFaults, type ReportForm } from '../report.js';

/** A form about the page at a linkname. */
export interface ReportPageCommand {
  readonly linkname: Linkname;
  readonly form: ReportForm;
  /** The network that it comes from. Attempts are counted by it, and it is not stored with the report. */
  readonly network: string;
  readonly language: Language;
}

/**
 * Takes the report of a visitor. `unseen`: visitors see no page there, and nothing is stored; the same with the faults of the form. Errors: TOO_MANY_ATTEMPTS.
 */
@Injectable()
export class ReportPage {
  constructor(
    private readonly reports: ReportStore,
    private readonly limitAttempts: LimitAttempts,
    private readonly clock: Clock,
  ) {}

  async execute({ linkname, form, network, language }: ReportPageCommand): Promise<'stored' | 'unseen' | FormFaults> {
    const notice = readForm(form);
    if (!('reason' in notice)) return notice;
    const attempts = [
      { limit: RATE_LIMITS.reportFromNetwork, key: network },
      { limit: RATE_LIMITS.reportOfPage, key: `${network} ${linkname}` },
    ];
    const report = { ...notice, id: randomUUID(), linkname, language, at: this.clock.now() };
    const isStored = await this.limitAttempts.execute(attempts, () => this.reports.add(report));
    return isStored ? 'stored' : 'unseen';
  }
}
