import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import type { Linkname } from '../../pages/linknames/linkname.rules.js';
import { ProofOfWork } from '../ports/proof-of-work.port.js';
import { ReportStore } from '../ports/report-store.port.js';

const HOUR = 3_600_000;
/** From so many reports of a page in an hour on, another one needs a proof. Operators have enough by then. */
const MANY = 10;

/** Asks for a proof of work while a page is reported often. */
@Injectable()
export class AskForProof {
  constructor(
    private readonly reports: ReportStore,
    private readonly proofs: ProofOfWork,
    private readonly clock: Clock,
  ) {}

  /** The task that comes with the form about a page; null if none is needed. It can be solved for an hour. */
  async challenge(linkname: Linkname): Promise<string | null> {
    if (!(await this.isNeeded(linkname))) return null;
    return this.proofs.ask(await this.reports.secret(), linkname, new Date(this.clock.now().getTime() + HOUR));
  }

  /** Whether a report of the page needs a proof now. */
  async isNeeded(linkname: Linkname): Promise<boolean> {
    return (await this.reports.countSince(linkname, new Date(this.clock.now().getTime() - HOUR), MANY)) >= MANY;
  }

  /** What identifies the solved task, which counts once; null if the proof is none for this page. */
  async check(linkname: Linkname, proof: string): Promise<string | null> {
    return this.proofs.check(await this.reports.secret(), linkname, proof);
  }
}
