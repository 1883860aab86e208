import type { Command } from 'commander';
import { parseEmailAddress } from '../../accounts/email-address.rules.js';
import { CollectPictures } from '../../administration/use-cases/collect-pictures.js';
import { MailAdministration } from '../../administration/use-cases/mail-administration.js';
import type { AdminSession, CommonOptions, Print, Result } from './admin-session.js';
import { CommandFault, EXIT } from './command.errors.js';

/** The most rows that a list has. */
const MOST = 100;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** `admin mail …` and `admin media …` */
export function addUpkeepCommands(program: Command, session: AdminSession, print: Print): void {
  const mail = program.command('mail').description('The queue of mails');
  mail
    .command('list')
    .description('lists the mails that were given up, the newest first')
    .action((options: CommonOptions) => print(options, (given) => listMails(session, given)));
  mail
    .command('retry [ids...]')
    .description('sends mails again that were given up: those with the ids, or all')
    .action((ids: string[], options: CommonOptions) => print(options, (given) => retryMails(session, ids, given)));
  mail
    .command('remove <ids...>')
    .description('removes mails that were given up, so that nobody gets them any more; asks first')
    .action((ids: string[], options: CommonOptions) => print(options, (given) => removeMails(session, ids, given)));
  mail
    .command('test <address>')
    .description('sends a test mail at once')
    .action((address: string, options: CommonOptions) => print(options, (given) => testMail(session, address, given)));
  program
    .command('media')
    .description('Pictures')
    .command('collect')
    .description('removes pictures of tiles that nothing has used for 30 days, and the files of pictures that nothing has used for an hour')
    .action((options: CommonOptions) => print(options, (given) => collect(session, given)));
}

async function listMails(session: AdminSession, options: CommonOptions): Promise<Result> {
  const found = await (await session.use(MailAdministration)).listGivenUp(session.actor(options), MOST);
  const mails = found.map(({ id, mail, to, reason, givenUpAt }) => ({
    id,
    kind: mail.kind,
    to: to ?? (mail.kind === 'report-decided' ? 'a visitor' : 'nobody any more'),
    givenUpAt: givenUpAt.toISOString(),
    reason,
  }));
  const lines = mails.map(({ id, kind, to, givenUpAt, reason }) => `${id}  ${givenUpAt}  ${kind} to ${to}: ${reason}`);
  return { lines: lines.length > 0 ? lines : ['No mail was given up.'], facts: { mails } };
}

async function retryMails(session: AdminSession, ids: readonly string[], options: CommonOptions): Promise<Result> {
  checkIds(ids);
  const retried = await (await session.use(MailAdministration)).retry(session.actor(options), ids.length === 0 ? null : ids);
  return { lines: [`${retried} ${retried === 1 ? 'mail waits' : 'mails wait'} to be sent again.`], facts: { retried } };
}

async function removeMails(session: AdminSession, ids: readonly string[], options: CommonOptions): Promise<Result> {
  checkIds(ids);
  await session.confirm(
    `Remove ${ids.length === 1 ? 'a mail' : `${ids.length} mails`}? Nobody gets ${ids.length === 1 ? 'it' : 'them'} any more.`,
    options,
  );
  const removed = await (await session.use(MailAdministration)).remove(session.actor(options), ids);
  return { lines: [`${removed} ${removed === 1 ? 'mail was' : 'mails were'} removed.`], facts: { removed } };
}

function checkIds(ids: readonly string[]): void {
  const wrong = ids.find((id) => !ID.test(id));
  if (wrong !== undefined) throw new CommandFault('ID_INVALID', `${wrong} is not the id of a mail.`, 'Run mail list to see the ids.');
}

async function testMail(session: AdminSession, address: string, options: CommonOptions): Promise<Result> {
  const email = parseEmailAddress(address);
  if (!email.ok) throw new CommandFault('EMAIL_INVALID', `${address} is not an e-mail address.`, 'Name one like ada@example.org.');
  const { fault } = await (await session.use(MailAdministration)).test(session.actor(options), email.value);
  if (!fault) return { lines: [`A test mail for ${email.value} was accepted.`], facts: { to: email.value } };
  const next = 'Check SMTP_URL and MAIL_FROM, and the log of the mail server.';
  throw new CommandFault(fault.code, `The mail was not sent: ${fault.reason}`, next, EXIT.failed);
}

async function collect(session: AdminSession, options: CommonOptions): Promise<Result> {
  const { removed, failed, fault } = await (await session.use(CollectPictures)).execute(session.actor(options));
  if (fault) throw new CommandFault(fault.code, 'A backup is being made, and needs all pictures.', 'Try again when it has ended.');
  const left = failed > 0 ? [`${failed} files could not be removed, and are tried again in an hour.`] : [];
  return { lines: [`${removed} ${removed === 1 ? 'file was' : 'files were'} removed.`, ...left], facts: { removed, failed } };
}
