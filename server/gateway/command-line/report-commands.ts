import { Option, type Command } from 'commander';
import { SUSPENSION_WORDS_MOST } from '../../accounts/suspension/suspension.rules.js';
import { ReportAdministration, type ReportChoice, type ReportFacts } from '../../administration/use-cases/report-administration.js';
import type { CheckedLink } from '../../pages/blocked-links/find-blocked.rules.js';
import type { Report } from '../../reports/report.js';
import { monthsAsCsv } from '../report-months-csv.js';
import type { AdminSession, CommonOptions, Print, Result } from './admin-session.js';
import { CommandFault, EXIT } from './command.errors.js';
import { filesLeft } from './exported-files.js';

const ACTS: readonly ReportChoice['act'][] = ['hide', 'suspend', 'dismiss'];

interface ListOptions extends CommonOptions {
  readonly decided?: boolean;
}

interface DecideOptions extends CommonOptions {
  readonly all?: boolean;
  readonly words?: string;
}

interface StatisticsOptions extends CommonOptions {
  readonly year: string;
}

/** `admin report …` */
export function addReportCommands(program: Command, session: AdminSession, print: Print): void {
  const report = program.command('report').description('What visitors report of pages');
  report
    .command('list')
    .description('lists the open reports, the oldest first')
    .option('--decided', 'lists what was decided instead, the last first')
    .action((options: ListOptions) => print(options, (given) => list(session, { ...options, ...given })));
  report
    .command('show <id>')
    .description('says what a visitor reports, and what else is known of the page')
    .action((id: string, options: CommonOptions) => print(options, (given) => show(session, id, given)));
  report
    .command('decide <id> <act>')
    .description(
      'hides the page, suspends its account or dismisses the report, and mails those who left an address: hide, suspend or dismiss',
    )
    .option('--all', 'decides all open reports of the page')
    .option('--words <words>', `what the owner of a suspended account is told, at most ${SUSPENSION_WORDS_MOST} characters`)
    .action((id: string, act: string, options: DecideOptions) =>
      print(options, (given) => decide(session, { id, act: parseAct(act) }, { ...options, ...given })),
    );
  report
    .command('reopen <id>')
    .description('takes a decision back within ten minutes without a mail; a page that it has hidden is shown')
    .action((id: string, options: CommonOptions) => print(options, (given) => reopen(session, id, given)));
  report
    .command('statistics')
    .description('prints how many reports arrived in each month and what became of them, as CSV')
    .addOption(new Option('--year <year>', 'the year').default(String(new Date().getUTCFullYear()), 'this one'))
    .action((options: StatisticsOptions) => print(options, (given) => statistics(session, { ...options, ...given })));
}

async function list(session: AdminSession, options: ListOptions): Promise<Result> {
  const [administration, actor] = [await session.use(ReportAdministration), session.actor(options)];
  const state = options.decided === true ? 'decided' : 'open';
  const { rows, total } = await administration.list(actor, state, null);
  const lines = rows.length > 0 ? rows.map(lineOf) : [state === 'open' ? 'No report is open.' : 'No report is decided.'];
  if (total > rows.length) lines.push(`These are ${rows.length} of ${total}.`);
  return { lines, facts: { reports: rows, total } };
}

async function show(session: AdminSession, id: string, options: CommonOptions): Promise<Result> {
  const found = await (await session.use(ReportAdministration)).look(session.actor(options), id);
  const { report, others } = found;
  const lines = [
    lineOf(report),
    ...(report.words === '' ? [] : [report.words]),
    ...(report.email === null ? [] : [`An answer goes to ${report.email}.`]),
    pageLine(found),
    ...linkLines(found),
    ...(others.length > 0 ? ['Other reports about this account:', ...others.map(lineOf)] : []),
  ];
  return { lines, facts: { ...found } };
}

function linkLines({ links, isChanged, page }: ReportFacts): string[] {
  const linesOf = (list: readonly CheckedLink[]) =>
    list.map(({ address, pattern }) => `  ${address}${pattern === null ? '' : ` (blocked by ${pattern})`}`);
  const [now, reported, isSame] = [linesOf(links.now), linesOf(links.reported), page !== null && !isChanged];
  return [
    ...(page && now.length > 0 ? ['It leads to:', ...now] : []),
    ...(!isSame && reported.length > 0 ? ['The reported version led to:', ...reported] : []),
  ];
}

function pageLine({ report: { version }, page, account, reported: copy }: ReportFacts): string {
  const reported = `The reported version ${version}${copy?.design ? ` has the title “${copy.design.title}”` : ''}.`;
  if (!account) return `Page and account were deleted. ${reported}`;
  const owner = `The account is ${account.username} (${account.email}).`;
  if (!page) return `The page was deleted. ${reported} ${owner}`;
  return `The page is at ${page.linkname ?? 'no linkname'}, version ${page.version}${page.isHidden ? ', hidden' : ''}. ${reported} ${owner}`;
}

async function decide(
  session: AdminSession,
  { id, act }: { readonly id: string; readonly act: ReportChoice['act'] },
  options: DecideOptions,
): Promise<Result> {
  const [administration, actor] = [await session.use(ReportAdministration), session.actor(options)];
  if (act === 'suspend') {
    const { account } = await administration.look(actor, id);
    if (account) await session.confirm(`Suspend the account ${account.username} (${account.email})?`, options);
  }
  const choice = { act, isAboutAll: options.all === true, words: options.words ?? null };
  const { reports, left, fault } = await administration.decide(actor, id, choice);
  const line = `${DONE[act]} Reports decided: ${reports}.`;
  if (fault) throw filesLeft(left, fault, line);
  return { lines: [line], facts: { id, act, decided: reports } };
}

const DONE: Readonly<Record<ReportChoice['act'], string>> = {
  hide: 'Visitors do not see the page any more.',
  suspend: 'The account is suspended.',
  dismiss: 'The page stays as it is.',
};

async function reopen(session: AdminSession, id: string, options: CommonOptions): Promise<Result> {
  const { reports } = await (await session.use(ReportAdministration)).reopen(session.actor(options), id);
  return {
    lines: [reports > 0 ? `Reports open again: ${reports}.` : 'Nothing was changed: the report is open.'],
    facts: { id, opened: reports },
  };
}

async function statistics(session: AdminSession, options: StatisticsOptions): Promise<Result> {
  const year = Number(options.year);
  if (!/^\d{4}$/.test(options.year) || year < 2000)
    throw new CommandFault('YEAR_INVALID', `There is no year “${options.year}”.`, 'Name one as 2026.', EXIT.misused);
  const months = await (await session.use(ReportAdministration)).countByMonth(session.actor(options), year);
  return { lines: monthsAsCsv(months).trimEnd().split('\r\n'), facts: { year, months } };
}

function lineOf({ id, at, linkname, reason, decision }: Report): string {
  const became = decision ? ` ${decision.outcome} by ${decision.by}, ${decision.at.toISOString()}` : ' open';
  return `${id}  ${at.toISOString()}  ${linkname}  ${reason} ${became}`;
}

function parseAct(text: string): ReportChoice['act'] {
  const act = ACTS.find((one) => one === text);
  if (act) return act;
  throw new CommandFault('ACT_UNKNOWN', `Nothing can be decided as “${text}”.`, `Name one of ${ACTS.join(', ')}.`, EXIT.misused);
}
