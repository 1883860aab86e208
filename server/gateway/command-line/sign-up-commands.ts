import { InvalidArgumentError, type Command } from 'commander';
import { stateOf, type Invitation } from '../../accounts/sign-up/invitation.js';
import { INVITATION_DAYS, MOST_USES } from '../../accounts/sign-up/invitation.rules.js';
import { parseSignUpMode, signUpModeText, type SignUpMode } from '../../accounts/sign-up/sign-up-mode.rules.js';
import { SignUpAdministration } from '../../administration/use-cases/sign-up-administration.js';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../../languages.rules.js';
import type { AdminSession, CommonOptions, Print, Result } from './admin-session.js';
import { CommandFault, EXIT } from './command.errors.js';

/** How many invitations are listed. */
const MOST = 500;

const SOURCES = { variable: 'the variable SIGN_UP', stored: 'sign-up set', default: 'the default' };

interface InviteOptions extends CommonOptions {
  readonly for?: string | null;
  readonly uses: number;
  readonly days: number;
  readonly language: Language;
}

/** `admin sign-up …` and `admin invitation …` */
export function addSignUpCommands(program: Command, session: AdminSession, print: Print): void {
  const signUp = program.command('sign-up').description('Who may open an account');
  signUp
    .command('show')
    .description('says who may open an account')
    .action((options: CommonOptions) => print(options, (given) => showMode(session, given)));
  signUp
    .command('set <mode>')
    .description('changes it at once: open, invite, closed, or domains:example.org,example.com')
    .action((text: string, options: CommonOptions) => print(options, (given) => setMode(session, parseMode(text), given)));
  const invitation = program.command('invitation').description('Links with which people open an account, whoever else may');
  invitation
    .command('create')
    .description('makes an invitation, and prints its link')
    .option('--for <whom>', 'an e-mail address: it is mailed there, and only that address can use it, once; or a note')
    .option('--uses <count>', `how many accounts it may open, 1 to ${MOST_USES}`, Number, 1)
    .option('--days <days>', `for how many days it is valid, 1 to ${INVITATION_DAYS.most}`, Number, INVITATION_DAYS.usual)
    .option('--language <language>', `the language of the mail: ${LANGUAGES.join(', ')}`, parseLanguage, DEFAULT_LANGUAGE)
    .action((options: InviteOptions) => print(options, (given) => invite(session, { ...options, ...given })));
  invitation
    .command('list')
    .description('lists the invitations, the newest first')
    .action((options: CommonOptions) => print(options, (given) => listInvitations(session, given)));
  invitation
    .command('revoke <code>')
    .description('ends an invitation by its code: the end of its link')
    .action((code: string, options: CommonOptions) => print(options, (given) => revoke(session, code, given)));
  invitation
    .command('restore <code>')
    .description('takes back that an invitation was revoked')
    .action((code: string, options: CommonOptions) => print(options, (given) => restore(session, code, given)));
}

function parseMode(text: string): SignUpMode {
  const mode = parseSignUpMode(text);
  if (mode) return mode;
  const next = 'Name open, invite, closed, or domains: with domains after it, as in domains:example.org,example.com.';
  throw new CommandFault('SIGN_UP_MODE_INVALID', `There is no mode “${text}”.`, next, EXIT.misused);
}

function parseLanguage(text: string): Language {
  if (isLanguage(text)) return text;
  throw new InvalidArgumentError(`There is no language “${text}”, only: ${LANGUAGES.join(', ')}.`);
}

async function showMode(session: AdminSession, options: CommonOptions): Promise<Result> {
  const { mode, source } = await (await session.use(SignUpAdministration)).mode(session.actor(options));
  return { lines: [`${sentenceOf(mode)} This comes from ${SOURCES[source]}.`], facts: { mode: signUpModeText(mode), source } };
}

async function setMode(session: AdminSession, mode: SignUpMode, options: CommonOptions): Promise<Result> {
  await (await session.use(SignUpAdministration)).change(session.actor(options), mode);
  return { lines: [sentenceOf(mode)], facts: { mode: signUpModeText(mode), source: 'stored' } };
}

function sentenceOf({ kind, domains }: SignUpMode): string {
  if (kind === 'open') return 'Everybody may open an account.';
  if (kind === 'domains') return `People with an address at ${domains.join(', ')} may open an account, and those with an invitation.`;
  return kind === 'invite' ? 'People with an invitation may open an account.' : 'Nobody may open an account, but those with an invitation.';
}

async function invite(session: AdminSession, { for: forWhom = null, uses, days, language, ...options }: InviteOptions): Promise<Result> {
  const administration = await session.use(SignUpAdministration);
  const { invitation, fault } = await administration.invite(session.actor(options), { forWhom, uses, days }, language);
  const link = administration.linkOf(invitation);
  if (fault) {
    const sentence = `The invitation is made, but it could not be mailed (${fault.reason}).`;
    throw new CommandFault(fault.code, sentence, `Send this link to ${invitation.email}: ${link}`, EXIT.failed);
  }
  const to = invitation.email === null ? [] : [`It is mailed to ${invitation.email}.`];
  return {
    lines: [`An invitation (${usesOf(invitation)}, until ${invitation.expiresAt.toISOString()}):`, link, ...to],
    facts: factsOf(invitation, link),
  };
}

async function listInvitations(session: AdminSession, options: CommonOptions): Promise<Result> {
  const administration = await session.use(SignUpAdministration);
  const found = await administration.list(session.actor(options), MOST);
  const lines = found.map((invitation) => {
    const { email, note, expiresAt } = invitation;
    const whom = email ?? note ?? 'anybody';
    return `${administration.linkOf(invitation)}  ${whom}  (${stateWord(invitation)}; ${usesOf(invitation)}; until ${expiresAt.toISOString()})`;
  });
  const facts = found.map((invitation) => factsOf(invitation, administration.linkOf(invitation)));
  return { lines: lines.length > 0 ? lines : ['There is no invitation.'], facts: { invitations: facts } };
}

async function revoke(session: AdminSession, text: string, options: CommonOptions): Promise<Result> {
  const code = codeIn(text);
  const { fault } = await (await session.use(SignUpAdministration)).revoke(session.actor(options), code);
  if (!fault) return { lines: [`The invitation ${code} is revoked. The accounts that it has opened stay.`], facts: { code } };
  throw new CommandFault(fault.code, `There is no invitation ${code} that could be revoked.`, 'Run invitation list.', EXIT.refused);
}

async function restore(session: AdminSession, text: string, options: CommonOptions): Promise<Result> {
  const code = codeIn(text);
  const { fault } = await (await session.use(SignUpAdministration)).restore(session.actor(options), code);
  if (!fault) return { lines: [`The invitation ${code} is not revoked any more.`], facts: { code } };
  throw new CommandFault(fault.code, `There is no invitation ${code} that was revoked.`, 'Run invitation list.', EXIT.refused);
}

/** The code in a link, or the code itself. */
function codeIn(text: string): string {
  return text.slice(text.lastIndexOf('/') + 1);
}

function usesOf({ used, uses }: Invitation): string {
  return `${used} of ${uses} used`;
}

function stateWord(invitation: Invitation): string {
  if (invitation.revokedAt) return 'revoked';
  const state = stateOf(invitation, new Date());
  return { valid: 'open', used: 'used up', ended: 'expired', unknown: 'revoked' }[state];
}

function factsOf(invitation: Invitation, link: string): Readonly<Record<string, unknown>> {
  const { code, email, note, uses, used, createdAt, expiresAt, revokedAt } = invitation;
  return { code, link, email, note, uses, used, createdAt, expiresAt, revokedAt };
}
