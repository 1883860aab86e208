import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { attemptsFrom, RATE_LIMITS, type Attempt } from '../../accounts/limits/rate-limit.js';
import { LimitAttempts } from '../../accounts/limits/use-cases/limit-attempts.js';
import { Clock } from '../../clock.port.js';
import type { Language } from '../../languages.rules.js';
import type { Linkname } from '../../pages/linknames/linkname.rules.js';
import { ReportStore } from '../ports/report-store.port.js';
import { AskForProof } from './ask-for-proof.js';
import { readForm, type FormFaults, type ReportForm } from '../report.js';

/** A form about the page at a linkname. */
export interface ReportPageCommand {
  readonly linkname: Linkname;
  readonly form: ReportForm;
  /** That the browser has worked; empty for none. */
  readonly proof: string;
  /** The network that it comes from. Attempts are counted by it, and it is not stored with the report. */
  readonly network: string;
  readonly language: Language;
}

/**
 * Takes the report of a visitor. `unseen`: visitors see no page there. `known`: the page was reported often within the hour, and there is no proof that the browser has worked. With these, and with
 * the faults of the form, nothing is stored. Errors: TOO_MANY_ATTEMPTS, also for a proof that was used.
 */
@Injectable()
export class ReportPage {
  constructor(
    private readonly reports: ReportStore,
    private readonly limitAttempts: LimitAttempts,
    private readonly askForProof: AskForProof,
    private readonly clock: Clock,
  ) {}

  async execute({ linkname, form, proof, network, language }: ReportPageCommand): Promise<'stored' | 'unseen' | 'known' | FormFaults> {
    const notice = readForm(form);
    if (!('reason' in notice)) return notice;
    const attempts: Attempt[] = [
      ...attemptsFrom(RATE_LIMITS.reportFromNetwork, network),
      ...attemptsFrom(RATE_LIMITS.reportOfPage, network, (one) => `${one} ${linkname}`),
    ];
    if (await this.askForProof.isNeeded(linkname)) {
      const task = await this.askForProof.check(linkname, proof);
      if (task === null) return 'known';
      attempts.unshift({ limit: RATE_LIMITS.reportProof, key: task });
    }
    const report = { ...notice, id: randomUUID(), linkname, language, at: this.clock.now() };
    const isStored = await this.limitAttempts.execute(attempts, () => this.reports.add(report));
    return isStored ? 'stored' : 'unseen';
  }
}
