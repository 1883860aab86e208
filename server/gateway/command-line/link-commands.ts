import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { LinkAdministration } from '../../administration/use-cases/link-administration.js';
import { entryLines } from '../../pages/blocked-links/blocked-link-lines.rules.js';
import { parseBlockedPattern } from '../../pages/blocked-links/blocked-link.rules.js';
import type { AdminSession, CommonOptions, Print, Result } from './admin-session.js';
import { CommandFault, EXIT } from './command.errors.js';

/** How many faults of a file are printed. */
const MOST_TOLD = 10;

interface NoteOptions extends CommonOptions {
  readonly note?: string;
}

/** `admin link …` */
export function addLinkCommands(program: Command, session: AdminSession, print: Print): void {
  const link = program.command('link').description('Places that pages may not lead to');
  link
    .command('block <pattern>')
    .description('from the next second on, refuses to publish what leads there: a host with its subdomains, *.host, or host/path/')
    .option('--note <note>', 'why, for operators')
    .action((pattern: string, options: NoteOptions) => print(options, (given) => block(session, pattern, { ...options, ...given })));
  link
    .command('unblock <pattern>')
    .description('lets pages lead there again')
    .action((pattern: string, options: CommonOptions) => print(options, (given) => unblock(session, pattern, given)));
  link
    .command('list')
    .description('lists the blocked places, without those of BLOCKED_LINKS_FILE')
    .action((options: CommonOptions) => print(options, (given) => list(session, given)));
  link
    .command('findings')
    .description('lists the published pages that lead to blocked places; nothing is hidden by itself')
    .action((options: CommonOptions) => print(options, (given) => listFindings(session, given)));
  link
    .command('import <file>')
    .description('blocks all places of a file, one in each line, with comments behind #')
    .option('--note <note>', 'why, for operators')
    .action((file: string, options: NoteOptions) => print(options, (given) => importFile(session, file, { ...options, ...given })));
}

async function block(session: AdminSession, pattern: string, { note = '', ...options }: NoteOptions): Promise<Result> {
  const changed = await (await session.use(LinkAdministration)).block(session.actor(options), pattern, note);
  const line = changed ? `No page that leads to ${pattern} is published any more.` : `Nothing was changed: ${pattern} is blocked already.`;
  return { lines: [line], facts: { pattern, changed } };
}

async function unblock(session: AdminSession, pattern: string, options: CommonOptions): Promise<Result> {
  const changed = await (await session.use(LinkAdministration)).unblock(session.actor(options), pattern);
  const line = changed ? `Pages may lead to ${pattern} again.` : `Nothing was changed: there is no entry ${pattern}.`;
  return { lines: [line], facts: { pattern, changed } };
}

async function list(session: AdminSession, options: CommonOptions): Promise<Result> {
  const links = await (await session.use(LinkAdministration)).list(session.actor(options));
  const lines = links.map(
    ({ pattern, note, addedAt, addedBy }) => `${pattern}  ${addedAt.toISOString()}  ${addedBy}${note === null ? '' : `  ${note}`}`,
  );
  return { lines: lines.length > 0 ? lines : ['No place is blocked.'], facts: { links } };
}

async function listFindings(session: AdminSession, options: CommonOptions): Promise<Result> {
  const { pages, isWhole } = await (await session.use(LinkAdministration)).findings(session.actor(options));
  const lines = pages.map(
    ({ linkname, owner, address, pattern, isHidden }) =>
      `${linkname ?? 'without a linkname'}  of ${owner}${isHidden ? ', hidden' : ''}: ${address === null ? 'not everybody sees all of it' : JSON.stringify(address)}, because of ${pattern}`,
  );
  if (!isWhole) lines.push('Not all pages have been compared with the list yet.');
  return { lines: lines.length > 0 ? lines : ['No published page leads to a blocked place.'], facts: { pages, isWhole } };
}

async function importFile(session: AdminSession, file: string, { note = '', ...options }: NoteOptions): Promise<Result> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CommandFault('FILE_NOT_READ', `The file cannot be read: ${String(error)}.`, 'Name another one.', EXIT.misused);
  });
  const entries = entryLines(text);
  const wrong = entries.filter(({ entry }) => !parseBlockedPattern(entry).ok);
  if (wrong.length > 0) {
    const named = wrong.slice(0, MOST_TOLD).map(({ line, entry }) => `${line} (${entry})`);
    const rest = wrong.length > MOST_TOLD ? ` and ${wrong.length - MOST_TOLD} more` : '';
    const next = 'Each line names a host, as evil.example, or the beginning of a path, as sites.example/evil/.';
    throw new CommandFault('BLOCKED_LINK_INVALID', `Nothing was changed. Wrong lines: ${named.join(', ')}${rest}.`, next, EXIT.refused);
  }
  const patterns = entries.map(({ entry }) => entry);
  const added = await (await session.use(LinkAdministration)).importAll(session.actor(options), patterns, note);
  return { lines: [`${added} places were added, of ${entries.length} in the file.`], facts: { added, entries: entries.length } };
}
