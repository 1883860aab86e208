import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { AccountAdministration } from '../../administration/use-cases/account-administration.js';
import { ImportAdministration, type BroughtPage, type TakePictures } from '../../administration/use-cases/import-administration.js';
import { DomainError } from '../../domain-error.js';
import type { AdminSession, CommonOptions, Print, Result } from './admin-session.js';
import { CommandFault, EXIT } from './command.errors.js';

/** An account, as commands name it, and the address of its page elsewhere. */
interface Line {
  readonly who: string;
  readonly address: string;
}

/** What became of a line. */
type Outcome = Line & ({ readonly brought: BroughtPage } | { readonly failure: string });

const MOST_TOLD = 10;

/** `admin import …` */
export function addImportCommands(program: Command, session: AdminSession, print: Print): void {
  program
    .command('import <file>')
    .description(
      'reads pages from elsewhere into drafts of accounts, one after the other; each line of the file is an account, a comma and an address; one that begins with # is a comment',
    )
    .action((file: string, options: CommonOptions) => print(options, (given) => importPages(session, file, given)));
}

async function importPages(session: AdminSession, file: string, options: CommonOptions): Promise<Result> {
  const lines = linesOf(
    await readFile(file, 'utf8').catch((error: unknown) => {
      throw new CommandFault('FILE_NOT_READ', `The file cannot be read: ${String(error)}.`, 'Name another one.', EXIT.misused);
    }),
  );
  const pictures = await picturesFor(session);
  const outcomes: Outcome[] = [];
  for (const line of lines) {
    const outcome = { ...line, ...(await importPage(session, line, options, pictures)) };
    outcomes.push(outcome);
    // One takes seconds, and the file may have hundreds.
    if (options.json !== true) session.terminal.write(sentenceOf(outcome));
  }
  return summary(outcomes);
}

/** Errors: IMPORT_LINE_INVALID, before anything is read. */
function linesOf(text: string): Line[] {
  const wrong: number[] = [];
  const lines = text.split('\n').flatMap((written, at): Line[] => {
    const line = written.trim();
    if (line === '' || line.startsWith('#')) return [];
    const comma = line.indexOf(',');
    const [who, address] = [line.slice(0, Math.max(0, comma)).trim(), line.slice(comma + 1).trim()];
    if (who !== '' && address !== '') return [{ who, address }];
    wrong.push(at + 1);
    return [];
  });
  if (wrong.length === 0) return lines;
  const rest = wrong.length > MOST_TOLD ? ` and ${wrong.length - MOST_TOLD} more` : '';
  const sentence = `Nothing was read. Wrong lines: ${wrong.slice(0, MOST_TOLD).join(', ')}${rest}.`;
  throw new CommandFault('IMPORT_LINE_INVALID', sentence, 'Each line is an account and an address, as ada,https://linktr.ee/ada.');
}

async function importPage(
  session: AdminSession,
  { who, address }: Line,
  options: CommonOptions,
  pictures: TakePictures,
): Promise<{ readonly brought: BroughtPage } | { readonly failure: string }> {
  const actor = session.actor(options);
  const account = await (await session.use(AccountAdministration)).find(actor, who);
  if (!account) return { failure: 'ACCOUNT_NOT_FOUND' };
  try {
    return await (await session.use(ImportAdministration)).execute(actor, account, address, pictures);
  } catch (error) {
    // What is wrong with one account is no reason to leave the others out, or to forget what was done.
    return { failure: error instanceof DomainError ? error.code : String(error) };
  }
}

async function picturesFor(session: AdminSession): Promise<TakePictures> {
  // Only this command takes pictures over.
  const pictures = await session.load(async () => {
    const [{ LinkedPicturesModule }, { LinkedPictures }] = await Promise.all([
      import('../uploads/linked-pictures.module.js'),
      import('../uploads/linked-pictures.js'),
    ]);
    return { module: LinkedPicturesModule, type: LinkedPictures };
  });
  return {
    keep: (owner, picture) => pictures.keepFound(owner, picture),
    place: async (page, kind, picture) => void (await pictures.place(page, kind, picture)),
  };
}

function sentenceOf(outcome: Outcome): string {
  const { who, address } = outcome;
  if ('failure' in outcome) return `${who}: ${address} was not read (${outcome.failure}).`;
  const { title, tileCount, unreachable, leftOut } = outcome.brought;
  const without = unreachable.length + leftOut.length;
  const rest = without > 0 ? ` Not taken over: ${without}.` : '';
  return `${who}: a draft with ${tileCount} ${tileCount === 1 ? 'tile' : 'tiles'}, “${title}”.${rest}`;
}

function summary(outcomes: readonly Outcome[]): Result {
  const failed = outcomes.filter((outcome) => 'failure' in outcome);
  const count = outcomes.length - failed.length;
  const line = `${count} ${count === 1 ? 'page is a draft' : 'pages are drafts'} now, of ${outcomes.length} in the file. Nothing is public before their owners publish it.`;
  return { lines: [line], facts: { pages: outcomes }, isFailed: failed.length > 0 };
}
