import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Command } from 'commander';
import { buildSchema } from 'graphql';
import { adminProgram } from '../../../../server/gateway/command-line/admin-command.js';
import { AdminSession } from '../../../../server/gateway/command-line/admin-session.js';

const root = new URL('../../../../', import.meta.url).pathname;

/** The operation with which a screen of the administration does what each command does. */
const OPERATIONS: Readonly<Record<string, string>> = {
  'account create': 'adminCreateAccount',
  'account delete': 'adminDeleteAccount',
  'account export': 'adminSendData',
  'account operators': 'adminAccounts',
  'account remove-passkeys': 'adminRemovePasskeys',
  'account reset-password': 'adminMailPasswordLink',
  'account reset-second-factor': 'adminResetSecondFactor',
  'account role': 'adminChangeRole',
  'account verify-email': 'adminVerifyEmail',
  audit: 'adminAuditLog',
  'invitation create': 'adminInvite',
  'invitation list': 'adminInvitations',
  'invitation restore': 'adminRestoreInvitation',
  'invitation revoke': 'adminRevokeInvitation',
  'link block': 'adminBlockLinks',
  'link findings': 'adminLinkFindings',
  'link import': 'adminBlockLinks',
  'link list': 'adminBlockedLinks',
  'link unblock': 'adminUnblockLink',
  'linkname block': 'adminBlockLinkname',
  'linkname release': 'adminReleaseLinkname',
  'mail list': 'adminMail',
  'mail remove': 'adminRemoveMails',
  'mail retry': 'adminRetryMails',
  'mail test': 'adminTestMail',
  'media collect': 'adminStartTask',
  'page approve': 'adminApprovePage',
  'page hidden': 'adminPages',
  'page hide': 'adminHidePage',
  'page resanitize': 'adminStartTask',
  'page show': 'adminShowPage',
  'page waiting': 'adminPages',
  'pages export': 'adminStartTask',
  'report decide': 'adminDecideReport',
  'report list': 'adminReports',
  'report reopen': 'adminReopenReport',
  'report show': 'adminReport',
  'report statistics': 'adminReportStatistics',
  'settings list': 'adminSettings',
  'settings reset': 'adminResetSetting',
  'settings set': 'adminChangeSetting',
  'sign-up set': 'adminChangeSetting',
  'sign-up show': 'adminSettings',
  'suspension lift': 'adminLiftSuspension',
  'suspension show': 'adminAccount',
  'suspension start': 'adminSuspendAccount',
  'token list': 'adminAccount',
  'token revoke': 'adminRevokeAccessToken',
  'webhook delete': 'adminDeleteWebhook',
  'webhook list': 'adminUpkeep',
};

/** What only the command line does: each is for one file with many accounts, which is beside the server. */
const ONLY_HERE = ['import'];

function namesOf(command: Command, before: readonly string[] = []): string[] {
  if (command.commands.length === 0) return [before.join(' ')];
  return command.commands.flatMap((one) => namesOf(one, [...before, one.name()]));
}

test('AD-32 Each command of the command line but one for files has an operation in the schema, which a screen of the administration sends', () => {
  const terminal = { command: 'admin' } as ConstructorParameters<typeof AdminSession>[1];
  const session = new AdminSession(() => Promise.reject(new Error('No command runs.')), terminal, 'nobody');
  expect(namesOf(adminProgram(session, () => undefined)).toSorted()).toEqual([...Object.keys(OPERATIONS), ...ONLY_HERE].toSorted());
  const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
  const operations = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  const folder = join(root, 'client/features/admin');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const read = (ending: string) => files.filter((file) => file.endsWith(ending)).map((file) => readFileSync(join(folder, file), 'utf8'));
  const [documents, sources] = [read('.graphql').join('\n'), read('.ts').concat(read('.tsx')).join('\n')];
  for (const operation of new Set(Object.values(OPERATIONS))) {
    expect(operations).toHaveProperty(operation);
    const document = new RegExp(`(?:query|mutation) (\\w+)[^{]*\\{\\s*${operation}\\b`).exec(documents)?.[1];
    expect([
      operation,
      new RegExp(`(?:callServer|sendChange|useServerData|act)\\(\\s*(?:'[a-z]+',\\s*)?${document}Document\\b`).test(sources),
    ]).toEqual([operation, true]);
  }
});
