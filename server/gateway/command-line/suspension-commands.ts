import type { Command } from 'commander';
import { SUSPENSION_REASONS, SUSPENSION_WORDS_MOST, type SuspensionReason } from '../../accounts/suspension/suspension.rules.js';
import { AccountAdministration } from '../../administration/use-cases/account-administration.js';
import { ACCOUNT_ARGUMENT, factsOf, findAccount } from './account-commands.js';
import type { AdminSession, CommonOptions, Print, Result } from './admin-session.js';
import { CommandFault, EXIT } from './command.errors.js';
import { filesLeft } from './exported-files.js';

interface SuspendOptions extends CommonOptions {
  readonly reason: string;
  readonly words?: string;
}

/** The reasons, for a description. */
export const ONE_OF = `one of ${SUSPENSION_REASONS.join(', ')}`;

/** `admin suspension …` */
export function addSuspensionCommands(program: Command, session: AdminSession, print: Print): void {
  const suspension = program.command('suspension').description('Accounts that nobody signs in to, and whose pages no visitor sees');
  suspension
    .command('start <who>')
    .description(`suspends an account, within a second, and mails its owner; <who> is ${ACCOUNT_ARGUMENT}`)
    .requiredOption('--reason <reason>', `what the owner is told: ${ONE_OF}`)
    .option('--words <words>', `what else the owner is told, at most ${SUSPENSION_WORDS_MOST} characters`)
    .action((who: string, options: SuspendOptions) => print(options, (given) => suspend(session, who, { ...options, ...given })));
  suspension
    .command('lift <who>')
    .description('ends the suspension of an account, after which all is as before, and mails its owner')
    .action((who: string, options: CommonOptions) => print(options, (given) => lift(session, who, given)));
  suspension
    .command('show <who>')
    .description('says whether an account is suspended, since when and why')
    .action((who: string, options: CommonOptions) => print(options, (given) => show(session, who, given)));
}

async function suspend(session: AdminSession, who: string, options: SuspendOptions): Promise<Result> {
  const reason = parseReason(options.reason);
  const [administration, actor] = [await session.use(AccountAdministration), session.actor(options)];
  const account = await findAccount(session, who, options);
  const linknames = await administration.linknames(actor, account);
  const question = `Suspend the account ${account.username} (${account.email})? It is signed out everywhere, and visitors do not see its pages (${linknames.length}).`;
  await session.confirm(question, options);
  const { isChanged, left, fault } = await administration.suspend(actor, account, { reason, words: options.words ?? null });
  const line = isChanged
    ? `The account ${account.username} is suspended. Nothing is deleted.`
    : `Nothing was changed: the account ${account.username} is suspended already.`;
  if (fault) throw filesLeft(left, fault, line);
  return { lines: [line], facts: { ...factsOf(account), changed: isChanged } };
}

async function lift(session: AdminSession, who: string, options: CommonOptions): Promise<Result> {
  const account = await findAccount(session, who, options);
  const changed = await (await session.use(AccountAdministration)).liftSuspension(session.actor(options), account);
  const line = changed
    ? `The account ${account.username} is not suspended any more.`
    : `Nothing was changed: the account ${account.username} is not suspended.`;
  return { lines: [line], facts: { ...factsOf(account), changed } };
}

async function show(session: AdminSession, who: string, options: CommonOptions): Promise<Result> {
  const account = await findAccount(session, who, options);
  const suspension = await (await session.use(AccountAdministration)).suspension(session.actor(options), account);
  if (!suspension)
    return { lines: [`The account ${account.username} is not suspended.`], facts: { ...factsOf(account), suspension: null } };
  const { since, reason, words } = suspension;
  const lines = [
    `The account ${account.username} is suspended since ${since.toISOString()}: ${reason}.`,
    ...(words === null ? [] : [words]),
  ];
  return { lines, facts: { ...factsOf(account), suspension } };
}

/** One of the reasons. Faults: REASON_UNKNOWN. */
export function parseReason(text: string): SuspensionReason {
  const reason = SUSPENSION_REASONS.find((one) => one === text);
  if (reason) return reason;
  throw new CommandFault('REASON_UNKNOWN', `There is no reason “${text}”.`, `Name ${ONE_OF}.`, EXIT.misused);
}
