import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { OperatorRoles } from '../../../server/accounts/for-operators/operator-roles.js';
import { parseSetUpCode } from '../../../server/accounts/set-up-code.js';
import { SetUp } from '../../../server/administration/use-cases/set-up.js';
import { register } from '../../builders/accounts/account.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { eventually } from '../../support/waiting.js';
import { atOnce } from '../../support/database/at-once.js';
import { startApplication } from '../../support/servers/application.js';

const STATE = 'query ($code: String) { siteSetUp(code: $code) { isAwaited site { version mailServer mailFrom signUp isSignUpFixed } } }';
const SET_UP = 'mutation ($input: SetUpInput!) { setUp(input: $input) { token account { username } } }';
const MAIL = 'mutation ($input: SetUpMailInput!) { sendSetUpMail(input: $input) }';
const PASSWORD = 'a garden of lemons';

let mails: TestMailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
const application = runningApplication(() => ({ smtpUrl: mails.url, mailFrom: 'Acme <hello@acme.example>' }));
afterAll(() => mails.stop());

let code: string;
beforeEach(async () => {
  await application.dataSource.query('DELETE FROM account; DELETE FROM site_setting; DELETE FROM rate_limit; TRUNCATE audit_log');
  code = (await application.nest.get(SetUp, { strict: false }).offer())!;
});

const marta = (chosen: Readonly<Record<string, string>> = {}) => ({
  code,
  username: 'marta-ruiz',
  email: 'marta@acme.example',
  password: PASSWORD,
  ...chosen,
});
const setUp = (input: Readonly<Record<string, string>> = marta()) =>
  graphql<{ setUp: { token: string; account: { username: string } } }>(application.url, SET_UP, { input });
const state = (chosen?: string) => graphql<{ siteSetUp: unknown }>(application.url, STATE, { code: chosen });
const sendMail = (input: Readonly<Record<string, string>>) => graphql<{ sendSetUpMail: string | null }>(application.url, MAIL, { input });
const codeOf = (answer: { errors: readonly { extensions: { code?: string | undefined } }[] }) => answer.errors[0]?.extensions.code;
const operators = async () => (await application.nest.get(OperatorRoles, { strict: false }).list()).map(({ username }) => String(username));
const acts = () => application.dataSource.query<object[]>('SELECT act, operator, door, subject, outcome FROM audit_log ORDER BY at');
const wrongCode = () => (code.startsWith('BED') ? 'OAK-0000-OAK' : 'BED-0000-BED');

describe('The set-up of a site', () => {
  test('SI-35 Nobody sets a site up twice, nor two people at once, nor after an operator was named', async () => {
    const bob = marta({ username: 'bob', email: 'bob@acme.example' });
    const both = await atOnce(application.dataSource, 'site_setting', [() => setUp(), () => setUp(bob)]);
    expect(both.map(codeOf).sort()).toEqual(['SET_UP_DONE', undefined]);
    expect(await operators()).toHaveLength(1);
    expect((await state(code)).data).toEqual({ siteSetUp: { isAwaited: false, site: null } });
    for (const answer of [
      await setUp(marta({ username: 'eve', email: 'eve@acme.example' })),
      await sendMail({ code, email: 'eve@acme.example' }),
    ])
      expect(codeOf(answer)).toBe('SET_UP_DONE');
    await application.dataSource.query('DELETE FROM account');
    code = (await application.nest.get(SetUp, { strict: false }).offer())!;
    const ada = await register(application);
    await application.dataSource.query(`UPDATE account SET role = 'operator' WHERE username = $1`, [ada.username]);
    expect(codeOf(await setUp())).toBe('SET_UP_DONE');
    expect(await operators()).toEqual([ada.username]);
  });

  test('SI-36 Without the code that the server has printed, nothing is shown, sent or stored', async () => {
    const answers = [
      await state(wrongCode()),
      await setUp(marta({ code: wrongCode() })),
      await sendMail({ code: wrongCode(), email: 'eve@acme.example' }),
      await setUp(marta({ code: '' })),
      await setUp(marta({ code: 'A'.repeat(5_000) })),
    ];
    expect(answers.map(codeOf)).toEqual(Array.from(answers, () => 'SET_UP_CODE_WRONG'));
    expect([await operators(), await acts(), answers.some(({ data }) => data && Object.values(data).some((one) => one !== null))]).toEqual([
      [],
      [],
      false,
    ]);
  });

  test('names every fault at once, and a taken name uses no code up', async () => {
    const faulty = await setUp(marta({ username: 'm', email: 'marta', password: 'short' }));
    expect(Object.keys((faulty.errors[0]?.extensions.fields ?? {}) as object).sort()).toEqual(['email', 'password', 'username']);
    const ada = await register(application);
    expect(codeOf(await setUp(marta({ username: ada.username })))).toBe('REGISTRATION_REFUSED');
    expect([await operators(), codeOf(await setUp())]).toEqual([[], undefined]);
  });

  test('sends a test mail before anything is stored, and says what the mail server answers', async () => {
    expect((await sendMail({ code, email: 'marta@acme.example' })).data).toEqual({ sendSetUpMail: null });
    expect((await mails.next('marta@acme.example')).subject).toContain('Test mail');
    expect(codeOf(await sendMail({ code, email: 'marta' }))).toBe('EMAIL_INVALID');
    expect(await acts()).toMatchObject([{ act: 'mail test', operator: 'marta@acme.example', door: 'set-up', outcome: 'done' }]);
  });

  test('prints the same code on every instance and at every start, until somebody administers the site', async () => {
    expect(parseSetUpCode(code)).toBe(code);
    expect(await application.nest.get(SetUp, { strict: false }).offer()).toBe(code);
    await setUp();
    expect(await application.nest.get(SetUp, { strict: false }).offer()).toBeNull();
  });

  // It comes last: each instance keeps the mode for half a second.
  test('SI-34 opens the first account that administers the site with the code, signs it in, and stores who may sign up', async () => {
    expect((await state()).data).toEqual({ siteSetUp: { isAwaited: true, site: null } });
    expect((await state(` ${code.toLowerCase().replaceAll('-', ' ')} `)).data?.siteSetUp).toMatchObject({
      isAwaited: true,
      site: { mailServer: '127.0.0.1', mailFrom: 'Acme <hello@acme.example>', signUp: 'OPEN', isSignUpFixed: false },
    });
    const { data } = await setUp(marta({ signUp: 'INVITE' }));
    const me = await graphqlData<{ me: { username: string } }>(application.url, '{ me { username } }', {}, data?.setUp.token);
    expect(me).toEqual({ me: { username: 'marta-ruiz' } });
    expect(await operators()).toEqual(['marta-ruiz']);
    await eventually(async () => expect(await graphqlData(application.url, '{ signUp { mode } }')).toEqual({ signUp: { mode: 'INVITE' } }));
    expect(await acts()).toMatchObject([{ act: 'set-up', operator: 'marta-ruiz', door: 'set-up', outcome: 'done' }]);
  });
});

test('A site whose configuration names who administers it, or who may sign up, leaves that to it', async () => {
  const named = await startApplication({ adminEmail: 'ada@example.org' });
  expect(await named.nest.get(SetUp, { strict: false }).offer()).toBeNull();
  await named.stop();
  const closed = await startApplication({ signUp: { kind: 'closed', domains: [] }, setVariables: new Set(['SIGN_UP']) });
  const offered = (await closed.nest.get(SetUp, { strict: false }).offer())!;
  expect(await graphqlData(closed.url, STATE, { code: offered })).toMatchObject({
    siteSetUp: { site: { signUp: 'CLOSED', isSignUpFixed: true } },
  });
  const input = { code: offered, username: 'marta', email: 'marta@acme.example', password: PASSWORD };
  expect(codeOf(await graphql(closed.url, SET_UP, { input: { ...input, signUp: 'OPEN' } }))).toBe('SIGN_UP_MODE_SET');
  expect(codeOf(await graphql(closed.url, SET_UP, { input }))).toBeUndefined();
  await closed.stop();
});

test('SI-47 Without passwords, nobody sets a site up with one', async () => {
  const provider = {
    name: 'acme',
    label: 'Acme ID',
    icon: null,
    issuer: 'https://id.acme.example',
    clientId: 'a',
    clientSecret: 'b',
    trustsEmail: false,
  };
  const off = await startApplication({ passwordSignIn: 'off', identityProviders: [provider] });
  expect(await off.nest.get(SetUp, { strict: false }).offer()).toBeNull();
  // Of a start at which there were passwords.
  const code = 'BED-0000-BED';
  await off.dataSource.query(`INSERT INTO site_setting (name, value, changed_at) VALUES ('SET_UP_CODE', $1, now())`, [code]);
  expect(await graphqlData(off.url, STATE)).toEqual({ siteSetUp: { isAwaited: false, site: null } });
  const input = { code, username: 'marta', email: 'marta@acme.example', password: PASSWORD };
  expect(codeOf(await graphql(off.url, SET_UP, { input }))).toBe('PASSWORDS_OFF');
  await off.stop();
});

test('SI-36 A network that tries 60 codes within an hour is refused, also with the right one', async () => {
  const guessed = await startApplication();
  const right = (await guessed.nest.get(SetUp, { strict: false }).offer())!;
  const tries = Array.from({ length: 61 }, (_, at) => (at === 60 ? right : 'AAA-0000-AAA'));
  const codes: (string | undefined)[] = [];
  for (const one of tries) codes.push(codeOf(await graphql(guessed.url, STATE, { code: one })));
  expect([codes.slice(0, 60).every((found) => found === 'SET_UP_CODE_WRONG'), codes[60]]).toEqual([true, 'TOO_MANY_ATTEMPTS']);
  await guessed.stop();
});
