import type { Command } from 'commander';
import { Actor } from '../../actor.js';
import type { Account } from '../../accounts/account.js';
import { Accounts } from '../../accounts/use-cases/accounts.js';
import { CreateAccount } from '../../accounts/use-cases/create-account.js';
import { IssueLink } from '../../accounts/use-cases/issue-link.js';
import { RemoveAccount } from '../../accounts/use-cases/remove-account.js';
import { Letters } from '../../mail/use-cases/letters.js';
import { Pages } from '../../pages/use-cases/pages.js';
import type { AdminSession, CommonOptions, Print, Result } from './admin-session.js';
import { CommandFault, EXIT } from './command.errors.js';
import { removeFiles } from './exported-files.js';

interface LinkOptions extends CommonOptions {
  readonly mail?: boolean;
}

/** How commands name an account. */
export const ACCOUNT_ARGUMENT = 'the username, the e-mail address or the id of the account';

/** `admin account …` */
export function addAccountCommands(program: Command, session: AdminSession, print: Print): void {
  const account = program.command('account').description('Accounts');
  account
    .command('create <username> <email>')
    .description('opens an account, and prints a link with which its owner chooses a password')
    .option('--mail', 'mails the link to the owner instead of printing it')
    .action((username: string, email: string, options: LinkOptions) =>
      print(options, (given) => createAccount(session, { username, email }, given)),
    );
  account
    .command('delete <who>')
    .description(`removes an account with its page and its pictures; <who> is ${ACCOUNT_ARGUMENT}`)
    .action((who: string, options: CommonOptions) => print(options, (given) => deleteAccount(session, who, given)));
  account
    .command('reset-password <who>')
    .description('prints a link with which the owner chooses another password; the present one is valid until then')
    .option('--mail', 'mails the link to the owner instead of printing it')
    .action((who: string, options: LinkOptions) => print(options, (given) => resetPassword(session, who, given)));
  account
    .command('verify-email <who>')
    .description('marks the e-mail address of the account as verified')
    .action((who: string, options: CommonOptions) => print(options, (given) => verifyEmail(session, who, given)));
}

async function createAccount(session: AdminSession, names: { username: string; email: string }, options: LinkOptions): Promise<Result> {
  return session.act({ act: 'account create', subject: names.username }, options, async () => {
    const account = await (await session.use(CreateAccount)).execute(names);
    const link = await giveLink(session, account, options).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      const sentence = `The account ${account.username} is open, but its owner has no link yet (${reason}).`;
      throw new CommandFault('LINK_FAILED', sentence, `Run account reset-password ${account.username}.`, EXIT.failed);
    });
    return { lines: [`The account ${account.username} is open.`, ...link.lines], facts: { ...factsOf(account), ...link.facts } };
  });
}

async function deleteAccount(session: AdminSession, who: string, options: CommonOptions): Promise<Result> {
  const account = await findAccount(session, who);
  const linknames = (await (await session.use(Pages)).list(Actor.person(account.id))).map(({ linkname }) => linkname);
  const pages =
    linknames.length === 1
      ? 'its page'
      : `its ${linknames.length} pages (${linknames.map((name) => name ?? 'one without a linkname').join(', ')})`;
  const question = `Remove the account ${account.username} (${account.email}) with ${pages} and its pictures? This cannot be undone.`;
  return session.act({ act: 'account delete', subject: account.id, question }, options, async () => {
    await (await session.use(RemoveAccount)).execute(account.id);
    const line = `The account ${account.username} is removed. Nobody can claim ${linknames.length === 1 ? 'its linkname' : 'its linknames'} for 30 days.`;
    await removeFiles(
      session,
      linknames.filter((linkname) => linkname !== null),
      line,
    );
    return { lines: [line], facts: factsOf(account) };
  });
}

async function resetPassword(session: AdminSession, who: string, options: LinkOptions): Promise<Result> {
  const account = await findAccount(session, who);
  return session.act({ act: 'account reset-password', subject: account.id }, options, async () => {
    const { lines, facts } = await giveLink(session, account, options);
    return { lines, facts: { ...factsOf(account), ...facts } };
  });
}

async function verifyEmail(session: AdminSession, who: string, options: CommonOptions): Promise<Result> {
  const account = await findAccount(session, who);
  return session.act({ act: 'account verify-email', subject: account.id }, options, async () => {
    await (await session.use(Accounts)).confirmEmail(account.id);
    return { lines: [`The e-mail address ${account.email} is verified.`], facts: { ...factsOf(account), emailVerified: true } };
  });
}

async function giveLink(session: AdminSession, { id, email }: Account, { mail = false }: LinkOptions): Promise<Result> {
  if (mail) {
    await (await session.use(Letters)).add({ kind: 'reset-password', email });
    return { lines: [`A link to choose a password is mailed to ${email}.`], facts: { mailedTo: email } };
  }
  const link = await (await session.use(IssueLink)).execute('reset-password', id);
  return { lines: [`With this link, the owner chooses a password within an hour: ${link}`], facts: { link } };
}

/** Errors: ACCOUNT_UNKNOWN. */
export async function findAccount(session: AdminSession, who: string): Promise<Account> {
  const account = await (await session.use(Accounts)).find(who);
  if (account) return account;
  throw new CommandFault('ACCOUNT_UNKNOWN', `There is no account ${who}.`, `Name ${ACCOUNT_ARGUMENT}.`);
}

function factsOf({ id, username, email, emailVerified }: Account): Readonly<Record<string, unknown>> {
  return { id, username, email, emailVerified };
}
