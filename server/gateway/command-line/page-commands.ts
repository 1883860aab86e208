import type { Command } from 'commander';
import { Linknames } from '../../pages/linknames/use-cases/linknames.js';
import { PageVisibility } from '../../pages/use-cases/page-visibility.js';
import { ResanitizePages } from '../../pages/design/use-cases/resanitize-pages.js';
import type { AdminSession, CommonOptions, Print, Result } from './admin-session.js';
import { removeFiles } from './exported-files.js';

interface LinknameCommand {
  readonly name: string;
  readonly description: string;
  /** Returns whether it changed anything. */
  readonly change: (session: AdminSession, linkname: string) => Promise<boolean>;
  readonly question?: (linkname: string) => string;
  readonly done: (linkname: string) => string;
  /** Whether nobody may see the page afterwards. */
  readonly hides: boolean;
  /** If it was already so. */
  readonly unchanged: (linkname: string) => string;
}

const lost = (linkname: string): string => `If a page has the linkname ${linkname}, it loses it, and its links lead nowhere. Go on?`;

const linknameCommands: readonly LinknameCommand[] = [
  {
    name: 'linkname release',
    description: 'takes a linkname away from its page, or ends its block, so that anybody can claim it',
    change: async (session, linkname) => (await session.use(Linknames)).release(linkname),
    hides: true,
    question: lost,
    done: (linkname) => `Anybody can claim ${linkname} now.`,
    unchanged: (linkname) => `Nothing was changed: ${linkname} was already free.`,
  },
  {
    name: 'linkname block',
    description: 'takes a linkname away from its page, and lets nobody claim it',
    change: async (session, linkname) => (await session.use(Linknames)).block(linkname),
    hides: true,
    question: lost,
    done: (linkname) => `Nobody can claim ${linkname} until it is released.`,
    unchanged: (linkname) => `Nothing was changed: ${linkname} was already blocked.`,
  },
  {
    name: 'page hide',
    description: 'hides the page at a linkname from visitors, within a second',
    change: async (session, linkname) => (await session.use(PageVisibility)).hide(linkname),
    hides: true,
    done: (linkname) => `The page at ${linkname} is hidden. Its owner can still sign in and edit it.`,
    unchanged: (linkname) => `Nothing was changed: there is no page at ${linkname}, or it is already hidden.`,
  },
  {
    name: 'page show',
    description: 'shows a hidden page again',
    change: async (session, linkname) => (await session.use(PageVisibility)).show(linkname),
    hides: false,
    done: (linkname) => `Visitors see the page at ${linkname} again.`,
    unchanged: (linkname) => `Nothing was changed: there is no page at ${linkname}, or it is not hidden.`,
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
    .command('resanitize')
    .description('sanitizes the pages again that were sanitized by older rules')
    .action((options: CommonOptions) => print(options, (given) => resanitize(session, given)));
}

async function change(session: AdminSession, command: LinknameCommand, linkname: string, options: CommonOptions): Promise<Result> {
  const { name: act, change: makeChange, question, hides, done, unchanged } = command;
  return session.act({ act, subject: linkname, ...(question && { question: question(linkname) }) }, options, async () => {
    const isChanged = await makeChange(session, linkname);
    const line = isChanged ? done(linkname) : unchanged(linkname);
    if (hides) await removeFiles(session, [linkname], line);
    return { lines: [line], facts: { linkname, changed: isChanged } };
  });
}

async function resanitize(session: AdminSession, options: CommonOptions): Promise<Result> {
  return session.act({ act: 'page resanitize', subject: null }, options, async () => {
    const useCase = await session.use(ResanitizePages);
    let [sanitized, left] = [0, 0];
    for (let after: Awaited<ReturnType<ResanitizePages['execute']>>['goOnAfter']; ;) {
      const step = await useCase.execute(after);
      [sanitized, left, after] = [sanitized + step.sanitized, left + step.left, step.goOnAfter];
      if (!after) break;
    }
    const failed = left > 0 ? [`${left} pages could not be sanitized, and did not change.`] : [];
    return { lines: [`${sanitized} pages were sanitized again.`, ...failed], facts: { sanitized, left } };
  });
}
