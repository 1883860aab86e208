import type { Command } from 'commander';
import type { AccessToken } from '../../accounts/access-tokens/access-token.js';
import { IntegrationAdministration } from '../../administration/use-cases/integration-administration.js';
import { ACCOUNT_ARGUMENT, findAccount } from './account-commands.js';
import type { AdminSession, CommonOptions, Print, Result } from './admin-session.js';
import { CommandFault, EXIT } from './command.errors.js';

/** `admin token …` */
export function addTokenCommands(program: Command, session: AdminSession, print: Print): void {
  const token = program.command('token').description('Access tokens, with which programs act for an account');
  token
    .command('list <who>')
    .description(`lists the access tokens of an account; <who> is ${ACCOUNT_ARGUMENT}`)
    .action((who: string, options: CommonOptions) => print(options, (given) => listTokens(session, who, given)));
  token
    .command('revoke <who> <id>')
    .description('revokes an access token by its id, which list prints')
    .action((who: string, id: string, options: CommonOptions) => print(options, (given) => revokeToken(session, who, id, given)));
}

async function listTokens(session: AdminSession, who: string, options: CommonOptions): Promise<Result> {
  const account = await findAccount(session, who, options);
  const tokens = await (await session.use(IntegrationAdministration)).listTokens(session.actor(options), account);
  const lines = tokens.map((token) => `${token.id}  ${token.name}  (${token.scopes.join(', ')}; ${lifetimeOf(token)})`);
  return { lines: lines.length > 0 ? lines : ['The account has no access token.'], facts: { tokens: tokens.map(factsOf) } };
}

async function revokeToken(session: AdminSession, who: string, tokenId: string, options: CommonOptions): Promise<Result> {
  const account = await findAccount(session, who, options);
  const { fault } = await (await session.use(IntegrationAdministration)).revokeToken(session.actor(options), account, tokenId);
  if (!fault) return { lines: [`The token ${tokenId} is revoked.`], facts: { id: tokenId } };
  throw new CommandFault(fault.code, `The account has no token ${tokenId}.`, `Run token list ${who}.`, EXIT.refused);
}

function lifetimeOf({ expiresAt }: AccessToken): string {
  return expiresAt ? `until ${expiresAt.toISOString()}` : 'until it is revoked';
}

function factsOf({ id, name, scopes, createdAt, expiresAt, lastUsedAt }: AccessToken): Readonly<Record<string, unknown>> {
  return { id, name, scopes, createdAt, expiresAt, lastUsedAt };
}
