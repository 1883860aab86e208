import type { Command } from 'commander';
import { SUSPENSION_WORDS_MOST } from '../../accounts/suspension/suspension.rules.js';
import type { Withdrawn } from '../../administration/removed-files.js';
import type { HiddenPage } from '../../pages/hiding/page-hiding.js';
import { PageAdministration } from '../../administration/use-cases/page-administration.js';
import type { Actor } from '../../actor.js';
import type { AdminSession, CommonOptions, Print, Result } from './admin-session.js';
import { filesLeft } from './exported-files.js';
import { ONE_OF, parseReason } from './suspension-commands.js';

interface HideOptions extends CommonOptions {
  readonly reason?: string;
  readonly words?: string;
}

/** What an operator does with a linkname, or the page there. */
interface LinknameAct {
  readonly change: (administration: PageAdministration, actor: Actor, linkname: string) => Promise<Withdrawn>;
  readonly question?: (linkname: string) => string;
  readonly done: (linkname: string) => string;
  /** If it was already so. */
  readonly unchanged: (linkname: string) => string;
}

interface LinknameCommand extends LinknameAct {
  readonly name: string;
  readonly description: string;
}

const lost = (linkname: string): string => `If a page has the linkname ${linkname}, it loses it, and its links lead nowhere. Go on?`;

const linknameCommands: readonly LinknameCommand[] = [
  {
    name: 'linkname release',
    description: 'takes a linkname away from its page, or ends its block, so that anybody can claim it',
    change: (administration, actor, linkname) => administration.releaseLinkname(actor, linkname),
    question: lost,
    done: (linkname) => `Anybody can claim ${linkname} now.`,
    unchanged: (linkname) => `Nothing was changed: ${linkname} was already free.`,
  },
  {
    name: 'linkname block',
    description: 'takes a linkname away from its page, and lets nobody claim it',
    change: (administration, actor, linkname) => administration.blockLinkname(actor, linkname),
    question: lost,
    done: (linkname) => `Nobody can claim ${linkname} until it is released.`,
    unchanged: (linkname) => `Nothing was changed: ${linkname} was already blocked.`,
  },
  {
    name: 'page show',
    description: 'shows a hidden page again, and mails its owner',
    change: (administration, actor, linkname) => administration.showPage(actor, linkname),
    done: (linkname) => `Visitors see the page at ${linkname} again.`,
    unchanged: (linkname) =>
      `Nothing was changed: there is no page at ${linkname}, it is not hidden or waits for a first look, or its account is suspended.`,
  },
];

/** `admin linkname …` and `admin page …` */
export function addPageCommands(program: Command, session: AdminSession, print: Print): void {
  const groups = {
    linkname: program.command('linkname').description('The names in the addresses of pages'),
    page: program.command('page').description('Pages'),
  };
  for (const command of linknameCommands) {
    const [group, verb] = command.name.split(' ') as [keyof typeof groups, string];
    groups[group]
      .command(`${verb} <linkname>`)
      .description(command.description)
      .action((linkname: string, options: CommonOptions) => print(options, (given) => change(session, command, linkname, given)));
  }
  groups.page
    .command('hide <linkname>')
    .description(
      'hides the page at a linkname from visitors, within a second, and mails its owner; a page that is hidden already gets the new reason',
    )
    .option('--reason <reason>', `what the owner is told: ${ONE_OF}`, 'other')
    .option('--words <words>', `what else the owner is told, at most ${SUSPENSION_WORDS_MOST} characters`)
    .action((linkname: string, options: HideOptions) => print(options, (given) => hide(session, linkname, { ...options, ...given })));
  groups.page
    .command('hidden')
    .description('lists the hidden pages, those first whose owners have asked for another look')
    .action((options: CommonOptions) => print(options, (given) => listHidden(session, given)));
  groups.page
    .command('approve <page>')
    .description(
      'lets visitors see a page that waits for a first look, within a second, and mails its owner; <page> is a linkname or an id',
    )
    .action((page: string, options: CommonOptions) => print(options, (given) => approve(session, page, given)));
  groups.page
    .command('waiting')
    .description('lists the pages that wait for a first look, the oldest first')
    .action((options: CommonOptions) => print(options, (given) => listWaiting(session, given)));
  groups.page
    .command('resanitize')
    .description('sanitizes the pages again that were sanitized by older rules')
    .action((options: CommonOptions) => print(options, (given) => resanitize(session, given)));
}

async function change(session: AdminSession, act: LinknameAct, linkname: string, options: CommonOptions): Promise<Result> {
  const { change: makeChange, question, done, unchanged } = act;
  if (question) await session.confirm(question(linkname), options);
  const { isChanged, left, fault } = await makeChange(await session.use(PageAdministration), session.actor(options), linkname);
  const line = isChanged ? done(linkname) : unchanged(linkname);
  if (fault) throw filesLeft(left, fault, line);
  return { lines: [line], facts: { linkname, changed: isChanged } };
}

async function hide(session: AdminSession, linkname: string, options: HideOptions): Promise<Result> {
  const why = { reason: parseReason(options.reason ?? 'other'), words: options.words ?? null };
  const act: LinknameAct = {
    change: (administration, actor) => administration.hidePage(actor, linkname, why),
    done: () => `The page at ${linkname} is hidden. Its owner can still sign in and edit it.`,
    unchanged: () => `Nothing was changed: there is no page at ${linkname}, or it is already hidden.`,
  };
  return change(session, act, linkname, options);
}

async function listHidden(session: AdminSession, options: CommonOptions): Promise<Result> {
  const pages = await (await session.use(PageAdministration)).listHidden(session.actor(options));
  return { lines: pages.length === 0 ? ['No page is hidden.'] : pages.flatMap(linesOf), facts: { pages } };
}

function linesOf({ linkname, owner, since, reason, words, lookAskedAt }: HiddenPage): string[] {
  const asked = lookAskedAt === null ? '' : `; its owner asks for another look since ${lookAskedAt.toISOString()}`;
  return [
    `${linkname ?? 'without a linkname'}  of ${owner}, hidden since ${since.toISOString()}: ${reason}${asked}`,
    ...(words === null ? [] : [`  ${words}`]),
  ];
}

async function approve(session: AdminSession, page: string, options: CommonOptions): Promise<Result> {
  const isChanged = await (await session.use(PageAdministration)).approvePage(session.actor(options), page);
  const line = isChanged
    ? `Visitors see the page ${page}. Later pages of the account do not wait.`
    : `Nothing was changed: no page ${page} waits, or its account is suspended.`;
  return { lines: [line], facts: { page, changed: isChanged } };
}

async function listWaiting(session: AdminSession, options: CommonOptions): Promise<Result> {
  const pages = await (await session.use(PageAdministration)).listWaiting(session.actor(options));
  const lines = pages.map(({ id, linkname, owner, since }) => `${linkname ?? id}  of ${owner}, waits since ${since.toISOString()}`);
  return { lines: pages.length === 0 ? ['No page waits.'] : lines, facts: { pages } };
}

async function resanitize(session: AdminSession, options: CommonOptions): Promise<Result> {
  const { sanitized, left } = await (await session.use(PageAdministration)).resanitize(session.actor(options));
  const failed = left > 0 ? [`${left} pages could not be sanitized, and did not change.`] : [];
  return { lines: [`${sanitized} pages were sanitized again.`, ...failed], facts: { sanitized, left } };
}
