import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { aPageAt, claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { runningApplication } from '../../support/servers/running-application.js';

const LIST = `query ($search: String, $filter: AdminAccountFilter, $order: AdminAccountOrder, $at: String) {
  adminAccounts(search: $search, filter: $filter, order: $order, at: $at) { total from previous next accounts { username role pageCount suspendedAt } }
}`;
const FACTS =
  'account { username emailVerified role pageCount } suspension { reason words } pages { linkname isHidden } sessions { device } hasPassword appSince passkeys';

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));

interface Listed {
  readonly total: number;
  readonly from: number;
  readonly previous: string | null;
  readonly next: string | null;
  readonly accounts: readonly { readonly username: string; readonly role: string; readonly pageCount: number }[];
}

let mails: TestMailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
afterAll(() => mails.stop());
const application = runningApplication(() => ({ smtpUrl: mails.url }));
let operator: TestAccount;
beforeEach(async () => {
  await application.dataSource.query('DELETE FROM account; TRUNCATE audit_log; DELETE FROM rate_limit');
  operator = await registerOperator(application, { username: 'marta-ruiz' });
});

const list = async (variables: Readonly<Record<string, string | null>> = {}): Promise<Listed> =>
  (await graphqlData<{ adminAccounts: Listed }>(application.url, LIST, variables, operator.token)).adminAccounts;
const names = async (variables: Readonly<Record<string, string | null>>) =>
  (await list(variables)).accounts.map(({ username }) => username);
const idOf = async ({ username }: TestAccount) =>
  (await application.dataSource.query<{ id: string }[]>('SELECT id FROM account WHERE username = $1', [username]))[0]!.id;
const act = async (name: string, account: TestAccount, more = '') => {
  const of = `accountId: ${JSON.stringify(await idOf(account))}${more}`;
  return graphql<Record<string, Record<string, unknown>>>(application.url, `mutation { ${name}(${of}) { ${FACTS} } }`, {}, operator.token);
};
const logged = () =>
  application.dataSource.query<object[]>(`SELECT act, operator, door, subject, outcome FROM audit_log ORDER BY at DESC LIMIT 1`);
const storeMany = (count: number) =>
  application.dataSource.query(
    `INSERT INTO account (id, username, email, email_verified, registered_at, last_seen_at)
     SELECT gen_random_uuid(), 'many-' || lpad(n::text, 3, '0'), 'many-' || n || '@example.org', n % 2 = 0, now() - make_interval(days => 1000 - n),
       CASE n % 3 WHEN 0 THEN now() ELSE timestamptz '2030-01-01' END FROM generate_series(1, $1::integer) n`,
    [count],
  );

describe('The list of all accounts', () => {
  test('AD-10 It has every account once, in its order, forwards and back, whatever comes or goes meanwhile', async () => {
    await storeMany(120);
    for (const order of ['SEEN', 'JOINED', 'NAME']) {
      const forwards: string[] = [];
      const parts: Listed[] = [];
      for (let at: string | null = null, more = true; more;) {
        const part: Listed = await list({ order, at });
        expect(part.from).toBe(forwards.length + 1);
        parts.push(part);
        forwards.push(...part.accounts.map(({ username }) => username));
        [at, more] = [part.next, part.next !== null];
      }
      expect([forwards.length, new Set(forwards).size]).toEqual([121, 121]);
      expect(parts.map(({ total }) => total)).toEqual(parts.map(() => 121));
      const back = await list({ order, at: parts.at(-1)!.previous });
      expect(back).toEqual(parts.at(-2));
      expect((await list({ order, at: parts[1]!.previous })).previous).toBeNull();
      if (order === 'NAME') expect(forwards).toEqual(forwards.toSorted());
      if (order === 'JOINED') expect(forwards[1]).toBe('many-120');
    }
    const first = await list({ order: 'NAME' });
    await application.dataSource.query(`DELETE FROM account WHERE username = 'many-003'`);
    expect((await list({ order: 'NAME', at: first.next })).accounts[0]?.username).toBe('many-026');
  });

  test('AD-11 It finds accounts by the beginning of the username, the address or a linkname, and no text does more than that', async () => {
    const [ines] = [
      await aPageAt(application, 'atelier-lumen'),
      await register(application, { username: 'Ines_Moreau', email: 'hello@lumen.example' }),
    ];
    await claim(application, await register(application, { username: 'other' }), 'ines-page');
    expect(await names({ search: ' INES' })).toEqual(expect.arrayContaining(['Ines_Moreau', 'other']));
    expect(await names({ search: 'hello@' })).toEqual(['Ines_Moreau']);
    expect(await names({ search: 'atelier-l' })).toEqual([ines.username]);
    expect(await names({ search: 'lumen' })).toEqual([]);
    for (const search of ['%', '_nes', 'ines%', '\\', "'; --", 'i\0nes!', 'x'.repeat(5_000)])
      expect([search, await names({ search })]).toEqual([search, []]);
    for (const at of [
      '',
      'a~1',
      'a~1~x~y',
      `a~1~${await idOf(operator)}~%`,
      `b~1~${await idOf(operator)}~99999999999999999999`,
      'é'.repeat(3_000),
    ])
      expect((await list({ at })).from).toBe(1);
  });

  test('AD-12 It shows those that are not verified, suspended, or administer the site', async () => {
    const [ada, bob] = [await register(application, { username: 'ada' }), await register(application, { username: 'bob' })];
    await application.dataSource.query('UPDATE account SET email_verified = true WHERE username = $1', [bob.username]);
    const input = { accountId: await idOf(bob), reason: 'FRAUD' };
    const suspended = await graphqlData(
      application.url,
      'mutation ($input: AdminSuspensionInput!) { adminSuspendAccount(input: $input) { account { suspendedAt } } }',
      { input },
      operator.token,
    );
    expect(suspended).toEqual({ adminSuspendAccount: { account: { suspendedAt: expect.any(String) } } });
    expect(await names({ filter: 'UNVERIFIED' })).toEqual([ada.username]);
    expect(await names({ filter: 'SUSPENDED' })).toEqual([bob.username]);
    expect(await names({ filter: 'OPERATORS' })).toEqual([operator.username]);
    expect((await list({ filter: 'OPERATORS' })).accounts[0]).toMatchObject({ role: 'OPERATOR', pageCount: 0 });
  });
});

describe('An account, for operators', () => {
  test('AD-13 Each act in the browser does what its command does, and is in the audit log with who, on whom and from where', async () => {
    const ada = await aPageAt(application, 'ada-page');
    const id = await idOf(ada);
    const entry = (name: string, outcome = 'done') => [{ act: name, operator: 'marta-ruiz', door: 'browser', subject: id, outcome }];
    const input = { accountId: id, reason: 'COPIED', words: 'Please write to us.' };
    const SUSPEND = `mutation ($input: AdminSuspensionInput!) { adminSuspendAccount(input: $input) { ${FACTS} } }`;
    expect((await graphql(application.url, SUSPEND, { input }, operator.token)).data).toEqual({
      adminSuspendAccount: expect.objectContaining({
        suspension: { reason: 'COPIED', words: 'Please write to us.' },
        pages: [{ linkname: 'ada-page', isHidden: true }],
        sessions: [],
      }),
    });
    expect(await logged()).toEqual(entry('suspension start'));
    expect((await act('adminLiftSuspension', ada)).data).toMatchObject({
      adminLiftSuspension: { suspension: null, pages: [{ isHidden: false }] },
    });
    expect(await logged()).toEqual(entry('suspension lift'));
    expect((await act('adminVerifyEmail', ada)).data).toMatchObject({ adminVerifyEmail: { account: { emailVerified: true } } });
    expect(await logged()).toEqual(entry('account verify-email'));
    expect((await act('adminChangeRole', ada, ', role: OPERATOR')).data).toMatchObject({
      adminChangeRole: { account: { role: 'OPERATOR' } },
    });
    expect(await logged()).toEqual(entry('account role operator'));
    expect((await act('adminChangeRole', ada, ', role: PERSON')).data).toMatchObject({ adminChangeRole: { account: { role: 'PERSON' } } });
    for (const [name, command, outcome] of [
      ['adminMailPasswordLink', 'account reset-password', 'done'],
      ['adminResetSecondFactor', 'account reset-second-factor', 'SECOND_FACTOR_UNKNOWN'],
      ['adminRemovePasskeys', 'account remove-passkeys', 'done'],
      ['adminEndSessions', 'account sign-out', 'done'],
    ] as const) {
      expect((await act(name, ada)).errors).toEqual([]);
      expect(await logged()).toEqual(entry(command, outcome));
    }
    const DELETE = 'mutation ($input: AdminDeletionInput!) { adminDeleteAccount(input: $input) { receipt pages isMailed } }';
    const remove = (username: string) => graphql(application.url, DELETE, { input: { accountId: id, username } }, operator.token);
    expect((await remove('somebody')).errors[0]?.extensions).toMatchObject({
      code: 'FIELD_INVALID',
      fields: { username: [expect.any(String)] },
    });
    expect((await remove(ada.username)).data).toMatchObject({ adminDeleteAccount: { pages: 1 } });
    expect(await logged()).toEqual(entry('account delete'));
    expect((await remove(ada.username)).errors[0]?.extensions.code).toBe('ACCOUNT_UNKNOWN');
  });

  test('AD-14 Operators neither suspend nor delete their own account, nor change their own role', async () => {
    await registerOperator(application);
    const id = await idOf(operator);
    const answers = [
      await act('adminChangeRole', operator, ', role: PERSON'),
      await graphql(
        application.url,
        'mutation ($input: AdminSuspensionInput!) { adminSuspendAccount(input: $input) { hasPassword } }',
        { input: { accountId: id, reason: 'OTHER' } },
        operator.token,
      ),
      await graphql(
        application.url,
        'mutation ($input: AdminDeletionInput!) { adminDeleteAccount(input: $input) { receipt } }',
        { input: { accountId: id, username: operator.username } },
        operator.token,
      ),
    ];
    expect(answers.map(({ errors }) => errors[0]?.extensions.code)).toEqual(['OWN_ACCOUNT', 'OWN_ACCOUNT', 'OWN_ACCOUNT']);
    expect(await list({ filter: 'OPERATORS' })).toMatchObject({ total: 2 });
  });
});

test('AD-24 The audit log is found by account, page, operator and kind, part by part, and no operation changes it', async () => {
  const LOG = `query ($about: String, $operator: String, $kind: AdminActKind, $days: Int, $at: String) {
    adminAuditLog(about: $about, operator: $operator, kind: $kind, days: $days, at: $at) {
      operators previous next entries { act operator door subject outcome account { username } }
    }
  }`;
  interface Log {
    readonly operators: readonly string[];
    readonly previous: string | null;
    readonly next: string | null;
    readonly entries: readonly {
      readonly act: string;
      readonly subject: string | null;
      readonly account: { readonly username: string } | null;
    }[];
  }
  const log = async (chosen: Readonly<Record<string, unknown>> = {}) =>
    (await graphqlData<{ adminAuditLog: Log }>(application.url, LOG, chosen, operator.token)).adminAuditLog;
  const ada = await register(application, { username: 'Ada' });
  await application.dataSource.query(
    `INSERT INTO audit_log (id, at, operator, door, act, subject, outcome)
     SELECT gen_random_uuid(), now() - make_interval(hours => n), CASE n % 2 WHEN 0 THEN 'root@web-1' ELSE 'marta-ruiz' END, 'command-line',
       CASE n % 3 WHEN 0 THEN 'page hide' WHEN 1 THEN 'sign-up set' ELSE 'account verify-email' END,
       CASE n % 3 WHEN 0 THEN 'a-page' WHEN 1 THEN NULL ELSE $1::text END, 'done' FROM generate_series(1, 120) n`,
    [await idOf(ada)],
  );
  const first = await log();
  const second = await log({ at: first.next });
  const third = await log({ at: second.next });
  expect([first, second, third].map(({ entries }) => entries.length)).toEqual([50, 50, 20]);
  expect([first.previous, third.next, first.operators]).toEqual([null, null, ['marta-ruiz', 'root@web-1']]);
  expect(await log({ at: third.previous })).toEqual(second);
  const ofAda = await log({ about: 'aDA' });
  expect(ofAda.entries).toHaveLength(40);
  expect(ofAda.entries.every(({ account }) => account?.username === 'Ada')).toBe(true);
  expect((await log({ about: 'a-page' })).entries.every(({ subject }) => subject === 'a-page')).toBe(true);
  for (const [kind, act] of [
    ['ACCOUNTS', 'account verify-email'],
    ['PAGES', 'page hide'],
    ['SITE', 'sign-up set'],
  ])
    expect(new Set((await log({ kind })).entries.map((entry) => entry.act))).toEqual(new Set([act]));
  expect((await log({ operator: 'root@web-1', days: 1 })).entries).toHaveLength(11);
  const mutations = Object.keys(schema.getMutationType()!.getFields());
  expect(mutations.filter((name) => /audit|act(s|ivity)?log/i.test(name))).toEqual([]);
  expect((await log({ at: 'x' })).entries).toHaveLength(50);
});
