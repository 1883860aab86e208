import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { parsePlace } from '../../lists/list-parts.rules.js';
import { ReportStore } from '../ports/report-store.port.js';
import type { KeptVersion, Report, ReportedPage, ReportList, ReportMonth, WhichReports } from '../report.js';
import type { ReportOutcome } from '../report.rules.js';
import { ReportDecided, ReportUnknown, YearInvalid } from '../reports.errors.js';

/** How many reports a part of the list has. */
const REPORTS_OF_A_PART = 25;
/** How many reports about the pages of one account are shown. */
const MOST_ABOUT = 100;
/** The years that are counted. A date of another one has another form. */
const YEARS = { first: 2000, last: 9999 } as const;

/** The reports of all pages, and what is decided about them. */
@Injectable()
export class AllReports {
  constructor(
    private readonly reports: ReportStore,
    private readonly clock: Clock,
  ) {}

  /** A part of the list. `at`: a place that another part has named; null for the beginning. */
  list(choice: WhichReports, at: string | null): Promise<ReportList> {
    return this.reports.list(choice, { place: at === null ? null : parsePlace(at), size: REPORTS_OF_A_PART });
  }

  /** Errors: REPORT_UNKNOWN. */
  async load(id: string): Promise<Report> {
    const report = await this.reports.find(id);
    if (!report) throw new ReportUnknown();
    return report;
  }

  /** The newest reports about the pages of the same account, this one among them. */
  listAbout(report: Report): Promise<Report[]> {
    return this.reports.listAbout(report, MOST_ABOUT);
  }

  /** The copy of the page as it was reported; null when it is gone. */
  findCopy(report: Report): Promise<ReportedPage | null> {
    return this.reports.findCopy(report);
  }

  /** The publications of the page that are kept, the newest first. */
  listVersions(report: Report): Promise<KeptVersion[]> {
    return this.reports.listVersions(report);
  }

  /** The reports that a decision is about: this one, or all open ones of its page. Errors: REPORT_DECIDED. */
  async openOnes(report: Report, isAboutAll: boolean): Promise<Report[]> {
    const open = isAboutAll ? await this.reports.listOpen(report.pageId) : [report].filter(({ decision }) => decision === null);
    if (open.length === 0) throw new ReportDecided();
    return open;
  }

  /** Decides the reports with these ids that are open, and writes to their senders. Returns how many it has decided. */
  decide(ids: readonly string[], { outcome, by, isGone }: { outcome: ReportOutcome; by: string; isGone: boolean }): Promise<number> {
    return this.reports.decide(ids, { outcome, by, at: this.clock.now() }, isGone);
  }

  /** Takes the decision about a report back, and about those that were decided with it. */
  reopen(report: Report): Promise<{ readonly opened: number; readonly showsPage: boolean }> {
    return this.reports.reopen(report);
  }

  /** What is counted of each month of a year. Errors: YEAR_INVALID. */
  async countByMonth(year: number): Promise<ReportMonth[]> {
    if (year < YEARS.first || year > YEARS.last) throw new YearInvalid();
    return this.reports.countByMonth(year);
  }
}
