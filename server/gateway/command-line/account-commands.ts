import type { Command } from 'commander';
import { ROLES, type Account, type Role } from '../../accounts/account.js';
import { AccountAdministration, type OwnersLink } from '../../administration/use-cases/account-administration.js';
import { OperatorAdministration } from '../../administration/use-cases/operator-administration.js';
import type { AdminSession, CommonOptions, Print, Result } from './admin-session.js';
import { CommandFault, EXIT } from './command.errors.js';
import { filesLeft } from './exported-files.js';

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
    .command('reset-second-factor <who>')
    .description('removes the authenticator app and the recovery codes of an owner who has lost them, and mails the owner')
    .action((who: string, options: CommonOptions) => print(options, (given) => resetSecondFactor(session, who, given)));
  account
    .command('remove-passkeys <who>')
    .description('removes the passkeys of an owner who has lost the devices, and mails the owner')
    .action((who: string, options: CommonOptions) => print(options, (given) => removePasskeys(session, who, given)));
  account
    .command('verify-email <who>')
    .description('marks the e-mail address of the account as verified')
    .action((who: string, options: CommonOptions) => print(options, (given) => verifyEmail(session, who, given)));
  account
    .command('export <who>')
    .description('mails the owner a link that saves all that is stored about the account, for seven days')
    .action((who: string, options: CommonOptions) => print(options, (given) => sendData(session, who, given)));
  account
    .command('role <who> [role]')
    .description(`says whether the account administers the site, or changes it: ${ROLES.join(' or ')}`)
    .action((who: string, role: string | undefined, options: CommonOptions) =>
      print(options, (given) => (role === undefined ? showRole(session, who, given) : changeRole(session, { who, role }, given))),
    );
  account
    .command('operators')
    .description('lists the accounts that administer the site')
    .action((options: CommonOptions) => print(options, (given) => listOperators(session, given)));
}

async function createAccount(session: AdminSession, names: { username: string; email: string }, options: LinkOptions): Promise<Result> {
  const administration = await session.use(AccountAdministration);
  const { account, link, fault } = await administration.create(session.actor(options), names, options.mail === true);
  if (fault) {
    const sentence = `The account ${account.username} is open, but its owner has no link yet (${fault.reason}).`;
    throw new CommandFault(fault.code, sentence, `Run account reset-password ${account.username}.`, EXIT.failed);
  }
  const given = tellLink(link, account);
  return { lines: [`The account ${account.username} is open.`, ...given.lines], facts: { ...factsOf(account), ...given.facts } };
}

async function deleteAccount(session: AdminSession, who: string, options: CommonOptions): Promise<Result> {
  const [administration, actor] = [await session.use(AccountAdministration), session.actor(options)];
  const account = await findAccount(session, who, options);
  const linknames = await administration.linknames(actor, account);
  const pages =
    linknames.length === 1
      ? 'its page'
      : `its ${linknames.length} pages (${linknames.map((name) => name ?? 'one without a linkname').join(', ')})`;
  const question = `Remove the account ${account.username} (${account.email}) with ${pages} and its pictures? This cannot be undone.`;
  await session.confirm(question, options);
  const removed = await administration.remove(actor, account, linknames);
  const line = `The account ${account.username} is removed. Nobody can claim ${linknames.length === 1 ? 'its linkname' : 'its linknames'} for 30 days.`;
  const { receipt, at, pages: count, isMailed, linknamesFreeAt } = removed.deletion;
  const receiptLine = `The number of the receipt is ${receipt}. ${isMailed ? `It is mailed to ${account.email}.` : 'No mail is sent, because the address was never confirmed.'}`;
  if (removed.fault) throw filesLeft(removed.left, removed.fault, `${line} ${receiptLine}`);
  const told = { receipt, deletedAt: at.toISOString(), pages: count, linknamesFreeAt: linknamesFreeAt.toISOString(), isMailed };
  return { lines: [line, receiptLine], facts: { ...factsOf(account), ...told } };
}

async function resetPassword(session: AdminSession, who: string, options: LinkOptions): Promise<Result> {
  const account = await findAccount(session, who, options);
  const administration = await session.use(AccountAdministration);
  const link = await administration.resetPassword(session.actor(options), account, options.mail === true);
  const { lines, facts } = tellLink(link, account);
  return { lines, facts: { ...factsOf(account), ...facts } };
}

async function resetSecondFactor(session: AdminSession, who: string, options: CommonOptions): Promise<Result> {
  const account = await findAccount(session, who, options);
  const { fault } = await (await session.use(AccountAdministration)).resetSecondFactor(session.actor(options), account);
  if (!fault) return { lines: [`${account.username} signs in without a second step.`], facts: factsOf(account) };
  throw new CommandFault(
    fault.code,
    `The account ${account.username} has no authenticator app.`,
    'Nothing needs to be done.',
    EXIT.refused,
  );
}

async function removePasskeys(session: AdminSession, who: string, options: CommonOptions): Promise<Result> {
  const account = await findAccount(session, who, options);
  const removed = await (await session.use(AccountAdministration)).removePasskeys(session.actor(options), account);
  return { lines: [`${removed} passkeys of ${account.username} were removed.`], facts: { ...factsOf(account), removed } };
}

async function verifyEmail(session: AdminSession, who: string, options: CommonOptions): Promise<Result> {
  const account = await findAccount(session, who, options);
  await (await session.use(AccountAdministration)).verifyEmail(session.actor(options), account);
  return { lines: [`The e-mail address ${account.email} is verified.`], facts: { ...factsOf(account), emailVerified: true } };
}

async function sendData(session: AdminSession, who: string, options: CommonOptions): Promise<Result> {
  const account = await findAccount(session, who, options);
  await (await session.use(AccountAdministration)).sendData(session.actor(options), account);
  const { email } = account;
  return { lines: [`A link that saves the data of the account is mailed to ${email}.`], facts: { ...factsOf(account), mailedTo: email } };
}

async function showRole(session: AdminSession, who: string, options: CommonOptions): Promise<Result> {
  const account = await findAccount(session, who, options);
  const role = await (await session.use(OperatorAdministration)).roleOf(session.actor(options), account);
  return { lines: [sentenceOf(account, role)], facts: { ...factsOf(account), role } };
}

async function changeRole(session: AdminSession, chosen: { who: string; role: string }, options: CommonOptions): Promise<Result> {
  const role = ROLES.find((one) => one === chosen.role);
  if (!role) throw new CommandFault('ROLE_UNKNOWN', `There is no role “${chosen.role}”.`, `Name ${ROLES.join(' or ')}.`, EXIT.misused);
  const account = await findAccount(session, chosen.who, options);
  await (await session.use(OperatorAdministration)).change(session.actor(options), account, role);
  return { lines: [sentenceOf(account, role)], facts: { ...factsOf(account), role } };
}

async function listOperators(session: AdminSession, options: CommonOptions): Promise<Result> {
  const operators = await (await session.use(OperatorAdministration)).list(session.actor(options));
  const lines = operators.map(({ username, email }) => `${username}  ${email}`);
  return { lines: lines.length > 0 ? lines : ['Nobody administers the site.'], facts: { operators: operators.map(factsOf) } };
}

function sentenceOf({ username }: Account, role: Role): string {
  return role === 'operator' ? `${username} administers the site.` : `${username} does not administer the site.`;
}

function tellLink(link: OwnersLink, { email }: Account): Result {
  if (link === null) return { lines: [`A link to choose a password is mailed to ${email}.`], facts: { mailedTo: email } };
  return { lines: [`With this link, the owner chooses a password within an hour: ${link}`], facts: { link } };
}

/** Errors: ACCOUNT_UNKNOWN. */
export async function findAccount(session: AdminSession, who: string, options: CommonOptions): Promise<Account> {
  const account = await (await session.use(AccountAdministration)).find(session.actor(options), who);
  if (account) return account;
  throw new CommandFault('ACCOUNT_UNKNOWN', `There is no account ${who}.`, `Name ${ACCOUNT_ARGUMENT}.`);
}

export function factsOf({ id, username, email, emailVerified }: Account): Readonly<Record<string, unknown>> {
  return { id, username, email, emailVerified };
}
