import { Injectable } from '@nestjs/common';
import type { Account } from '../../accounts/account.js';
import { AllAccounts } from '../../accounts/for-operators/all-accounts.js';
import { Suspensions } from '../../accounts/for-operators/suspensions.js';
import type { Actor } from '../../actor.js';
import { RecordAct } from '../../audit/use-cases/record-act.js';
import { PageExporter } from '../../exports/use-cases/page-exporter.js';
import type { CheckedLink } from '../../pages/blocked-links/find-blocked.rules.js';
import { LinkBlocks } from '../../pages/for-operators/link-blocks.js';
import type { Linkname } from '../../pages/linknames/linkname.rules.js';
import { Page } from '../../pages/page.js';
import { withoutHidden } from '../../pages/design/visible-tiles.rules.js';
import { PageNotFound } from '../../pages/pages.errors.js';
import { Withdrawals } from '../../pages/for-operators/withdrawals.js';
import { OwnPages } from '../../pages/use-cases/own-pages.js';
import { AllReports } from '../../reports/for-operators/all-reports.js';
import type { KeptVersion, Report, ReportedPage, ReportList, ReportMonth, WhichReports } from '../../reports/report.js';
import { ReportedPageGone } from '../../reports/reports.errors.js';
import { refuseOwn } from '../refuse-own.js';
import { ReadWithheld } from './read-withheld.js';
import { removeFiles, type RemovedFiles } from '../removed-files.js';

/** A report with what an operator has to know to decide it. */
export interface ReportFacts {
  readonly report: Report;
  /** The page as it is now; null when it was deleted. */
  readonly page: Page | null;
  /** Its owner; null when the account was deleted. */
  readonly account: Account | null;
  /** The newest reports about the pages of the same account, without this one. */
  readonly others: readonly Report[];
  /** The page as it was when this version of it was first reported; null when the copy is gone. */
  readonly reported: Page | null;
  /** Whether the page has another version or other pictures than then. A page that was deleted has not changed. */
  readonly isChanged: boolean;
  /** Where the page leads now, and where it led. */
  readonly links: Readonly<Record<'now' | 'reported', readonly CheckedLink[]>>;
  /** The publications of the page that are kept, the newest first. */
  readonly versions: readonly KeptVersion[];
}

/** What is done about a report. */
export interface ReportChoice {
  readonly act: 'hide' | 'suspend' | 'dismiss';
  /** Whether it is done about all open reports of the page. */
  readonly isAboutAll: boolean;
  /** What the owner of a suspended account is told beside the reason; null for nothing. */
  readonly words: string | null;
}

/** How many reports were decided or opened, and what became of the files of the pages. */
export interface Decided extends RemovedFiles {
  readonly reports: number;
}

/** What visitors report of pages, for operators. Errors of each: OPERATOR_NEEDED; of those with an id REPORT_UNKNOWN. */
@Injectable()
export class ReportAdministration {
  constructor(
    private readonly recordAct: RecordAct,
    private readonly reports: AllReports,
    private readonly readWithheld: ReadWithheld,
    private readonly withdrawals: Withdrawals,
    private readonly suspensions: Suspensions,
    private readonly accounts: AllAccounts,
    private readonly pages: OwnPages,
    private readonly exporter: PageExporter,
    private readonly links: LinkBlocks,
  ) {}

  /** A part of a list: the oldest open reports first, what was decided last, or what arrived last about the pages of an account. */
  async list(actor: Actor, which: WhichReports, at: string | null): Promise<ReportList> {
    actor.asOperator();
    return this.reports.list(which, at);
  }

  /** The account whose reports are asked for; null when there is none with this id. */
  async findAccount(actor: Actor, id: string): Promise<Account | null> {
    actor.asOperator();
    return this.accounts.load(id);
  }

  /** How many reports wait for a decision. */
  async countOpen(actor: Actor): Promise<number> {
    actor.asOperator();
    return (await this.reports.list('open', null)).total;
  }

  /** The pages of reports as they are now, each once, without those that were deleted. */
  async pagesOf(actor: Actor, reports: readonly Report[]): Promise<Page[]> {
    const each = new Map(reports.map((report) => [report.pageId, report]));
    const pages = await Promise.all([...each.values()].map((report) => this.pageOf(actor, report)));
    return pages.filter((page) => page !== null);
  }

  /** A report with what an operator has to know. That a page was read which visitors do not see, or do not see any more, is in the audit log. */
  async look(actor: Actor, id: string): Promise<ReportFacts> {
    actor.asOperator();
    const report = await this.reports.load(id);
    const [page, account, about, copy, versions] = await Promise.all([
      this.pageOf(actor, report),
      report.accountId === null ? null : this.accounts.find(report.accountId),
      this.reports.listAbout(report),
      this.reports.findCopy(report),
      this.reports.listVersions(report),
    ]);
    const reported = copy && reportedPage(report, copy, versions);
    const links = { now: await this.linksOf(page), reported: await this.linksOf(reported) };
    const isChanged = page !== null && reported !== null && !isSame(page, reported);
    await this.noteReading(actor, report, { page, reported, isChanged });
    return { report, page, account, others: about.filter((other) => other.id !== report.id), reported, isChanged, links, versions };
  }

  /**
   * Hides the page, suspends its account or does neither, and decides the report. Each visitor who has left an address gets a mail some minutes later. Faults: EXPORT_NOT_REMOVED. Errors:
   * REPORT_DECIDED, REPORTED_PAGE_GONE, OWN_ACCOUNT, LAST_OPERATOR, SUSPENSION_WORDS_TOO_LONG.
   */
  async decide(actor: Actor, id: string, choice: ReportChoice): Promise<Decided> {
    return this.recordAct.execute(actor, { act: `report ${choice.act}`, subject: id }, async () => {
      const report = await this.reports.load(id);
      const open = await this.reports.openOnes(report, choice.isAboutAll);
      const page = await this.pageOf(actor, report);
      const { outcome, gone } = await this.withdraw(actor, { report, page, choice });
      const by = actor.asOperator().name;
      const ids = open.map((one) => one.id);
      // Only after the page is withdrawn: if the process dies in between, the report is still open.
      const reports = await this.reports.decide(ids, { outcome, by, isGone: page === null });
      return { reports, ...(await removeFiles(this.exporter, gone)) };
    });
  }

  /** Takes a decision back: its reports are open again, and the page is shown if nothing else hides it. An account stays suspended. */
  async reopen(actor: Actor, id: string): Promise<Decided> {
    return this.recordAct.execute(actor, { act: 'report reopen', subject: id }, async () => {
      const report = await this.reports.load(id);
      const { opened, showsPage } = await this.reports.reopen(report);
      if (showsPage) await this.withdrawals.showPage({ id: report.pageId });
      return { reports: opened, left: [] };
    });
  }

  /** What is counted of the reports of each month of a year. */
  async countByMonth(actor: Actor, year: number): Promise<ReportMonth[]> {
    actor.asOperator();
    return this.reports.countByMonth(year);
  }

  private async withdraw(
    actor: Actor,
    { report, page, choice: { act, words } }: { report: Report; page: Page | null; choice: ReportChoice },
  ): Promise<{ outcome: Parameters<AllReports['decide']>[1]['outcome']; gone: readonly string[] }> {
    if (act === 'dismiss') return { outcome: 'dismissed', gone: [] };
    if (act === 'hide') {
      if (!page) throw new ReportedPageGone();
      // By its id: whoever has the linkname now may be somebody else.
      const { isChanged, linkname } = await this.withdrawals.hidePage({ id: page.id }, { reason: report.reason, words });
      return { outcome: isChanged && !page.isHidden ? 'hidden' : 'hidden-before', gone: linkname === null ? [] : [linkname] };
    }
    const { accountId, reason } = report;
    if (accountId === null) throw new ReportedPageGone();
    refuseOwn(actor, accountId);
    return { outcome: 'suspended', gone: (await this.suspensions.suspend(accountId, { reason, words })) ?? [] };
  }

  private async noteReading(
    actor: Actor,
    { linkname }: Report,
    { page, reported, isChanged }: Pick<ReportFacts, 'page' | 'reported' | 'isChanged'>,
  ): Promise<void> {
    if (page) await this.readWithheld.note(actor, page);
    const isCopyRead = isChanged ? !page?.isHidden : page === null && reported !== null;
    if (isCopyRead) await this.recordAct.execute(actor, { act: 'page read', subject: linkname }, async () => {});
  }

  private async linksOf(page: Page | null): Promise<CheckedLink[]> {
    return page?.design ? this.links.linksOf(withoutHidden(page.design)) : [];
  }

  private async pageOf(actor: Actor, { accountId, pageId }: Report): Promise<Page | null> {
    const owner = actor.inPlaceOf(accountId ?? '');
    if (accountId === null) return null;
    const page = await this.pages.load({ actor: owner, pageId }).catch((error: unknown) => {
      if (error instanceof PageNotFound) return null;
      throw error;
    });
    // An account whose pages were all removed has an empty first page, which nobody has reported.
    return page?.version === 0 ? null : page;
  }
}

function reportedPage(report: Report, { design, ...pictures }: ReportedPage, versions: readonly KeptVersion[]): Page {
  return new Page({
    id: report.pageId,
    accountId: report.accountId ?? '',
    // Only parsed linknames are stored.
    linkname: report.linkname as Linkname,
    version: report.version,
    design,
    isOfNewerFormat: design === null,
    publishedAt: versions.find(({ version }) => version === report.version)?.publishedAt ?? null,
    ...pictures,
  });
}

function isSame(page: Page, other: Page): boolean {
  const pictures = ({ profilePicture, wallpaper }: Page) =>
    [profilePicture, wallpaper].map((picture) => picture?.variants[0]?.name).join(' ');
  return page.version === other.version && pictures(page) === pictures(other);
}
