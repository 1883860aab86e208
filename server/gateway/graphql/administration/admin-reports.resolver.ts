import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../actor.js';
import { ReportAdministration, type ReportChoice, type ReportFacts } from '../../../administration/use-cases/report-administration.js';
import { placeText } from '../../../lists/list-parts.rules.js';
import type { CheckedLink } from '../../../pages/blocked-links/find-blocked.rules.js';
import type { Decision, Report, ReportState } from '../../../reports/report.js';
import type { ReportOutcome } from '../../../reports/report.rules.js';
import { SiteAddresses } from '../../../site-addresses.js';
import type {
  AdminPageLink,
  AdminReport,
  AdminReportDecision,
  AdminReportFacts,
  AdminReportList,
  AdminReportOutcome,
  MutationAdminDecideReportArgs,
  MutationAdminReopenReportArgs,
  QueryAdminReportArgs,
  QueryAdminReportsArgs,
  QueryAdminReportStatisticsArgs,
} from '../generated.js';
import { monthsAsCsv } from '../../report-months-csv.js';
import { CurrentOperator } from './admitted-operator.js';
import { readTiles, shownPage } from './shown-page.js';

const OUTCOMES: Readonly<Record<ReportOutcome, AdminReportOutcome>> = {
  hidden: 'HIDDEN',
  'hidden-before': 'HIDDEN',
  suspended: 'SUSPENDED',
  dismissed: 'DISMISSED',
};

/** The GraphQL operations with which operators decide what visitors report. */
@Resolver()
export class AdminReportsResolver {
  constructor(
    private readonly reports: ReportAdministration,
    private readonly addresses: SiteAddresses,
  ) {}

  @Query('adminReports')
  async list(@CurrentOperator() actor: Actor, @Args() { state, account, at }: QueryAdminReportsArgs): Promise<AdminReportList> {
    const choice = account == null ? ((state ?? 'OPEN').toLowerCase() as ReportState) : { accountId: account };
    const { rows, previous, next, ...part } = await this.reports.list(actor, choice, at ?? null);
    const pages = await this.reports.pagesOf(actor, rows);
    const [before, after] = [previous && placeText(previous), next && placeText(next)];
    return {
      ...part,
      reports: rows.map(toReport),
      pages: pages.map((page) => shownPage(page, this.addresses, false)),
      previous: before,
      next: after,
      account: account == null ? null : await this.reports.findAccount(actor, account),
    };
  }

  @Query('adminReport')
  async show(@CurrentOperator() actor: Actor, @Args() { id }: QueryAdminReportArgs): Promise<AdminReportFacts> {
    return this.toFacts(await this.reports.look(actor, id));
  }

  @Query('adminReportStatistics')
  async statistics(@CurrentOperator() actor: Actor, @Args() { year }: QueryAdminReportStatisticsArgs): Promise<string> {
    return monthsAsCsv(await this.reports.countByMonth(actor, year));
  }

  @Mutation('adminDecideReport')
  async decide(@CurrentOperator() actor: Actor, @Args() { input }: MutationAdminDecideReportArgs): Promise<number> {
    const choice = { act: input.act.toLowerCase() as ReportChoice['act'], isAboutAll: input.all ?? false, words: input.words ?? null };
    return (await this.reports.decide(actor, input.id, choice)).reports;
  }

  @Mutation('adminReopenReport')
  async reopen(@CurrentOperator() actor: Actor, @Args() { id }: MutationAdminReopenReportArgs): Promise<number> {
    return (await this.reports.reopen(actor, id)).reports;
  }

  private toFacts({ report, page, account, others, reported, isChanged, links, versions }: ReportFacts): AdminReportFacts {
    const { addresses } = this;
    return {
      report: toReport(report),
      page: page && shownPage(page, addresses, true),
      account,
      reported: reported && shownPage(reported, addresses, true),
      isChanged,
      links: links.now.map(toLink),
      reportedLinks: links.reported.map(toLink),
      // Made only for those who ask.
      get tiles() {
        return readTiles(page?.design, addresses);
      },
      get reportedTiles() {
        return readTiles(reported?.design, addresses);
      },
      versions: [...versions],
      others: others.map(toReport),
    };
  }
}

function toReport({ at, reason, decision, ...report }: Report): AdminReport {
  return { ...report, reportedAt: at, reason: reason.toUpperCase() as AdminReport['reason'], decision: decision && toDecision(decision) };
}

function toLink({ address, pattern }: CheckedLink): AdminPageLink {
  return { address, blockedBy: pattern };
}

function toDecision({ outcome, at, by }: Decision): AdminReportDecision {
  return { outcome: OUTCOMES[outcome], at, by };
}
