import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { SecondFactorStore } from '../../../../server/accounts/second-factor/ports/second-factor-store.port.js';
import { CODE_STEP, codeAt } from '../../../../server/accounts/second-factor/time-code.js';
import { AdminModule } from '../../../../server/admin.module.js';
import { Clock } from '../../../../server/clock.port.js';
import { register, signInMinutesAgo, type TestAccount } from '../../../builders/accounts/account.js';
import { mailedResetLink } from '../../../builders/accounts/mailed-links.js';
import { graphql, graphqlData } from '../../../support/calls/graphql.js';
import { startMailServer, type TestMailServer } from '../../../support/neighbours/mail-server.js';
import { runAdmin } from '../../../support/servers/admin-commands.js';
import { startApplication, type RunningApplication } from '../../../support/servers/application.js';
import { until } from '../../../support/waiting.js';

const BEGIN = 'mutation { beginAuthenticatorApp { key address } }';
const FINISH = 'mutation ($code: String!) { finishAuthenticatorApp(code: $code) }';
const RENEW = 'mutation { renewRecoveryCodes }';
const OFF = 'mutation { switchOffAuthenticatorApp }';
const SHOWN = '{ secondFactor { since recoveryCodesLeft } }';
const LOG_IN =
  'mutation ($input: BeginLogInInput!) { beginLogIn(input: $input) { ... on SignedIn { token } ... on SecondFactorNeeded { challenge } } }';
const ANSWER = 'mutation ($input: AnswerChallengeInput!) { answerChallenge(input: $input) { signedIn { token } deviceToken } }';
const OLD_LOG_IN = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
const NEW_TOKEN = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';

interface Owner extends TestAccount {
  readonly secret: Buffer;
}
interface Begun {
  readonly token?: string;
  readonly challenge?: string;
}

let mails: TestMailServer;
let application: RunningApplication;
let context: INestApplicationContext;
let now = Date.now();
beforeAll(async () => {
  mails = await startMailServer();
  application = await startApplication({ smtpUrl: mails.url });
  context = await NestFactory.createApplicationContext(AdminModule.register(application.config, application.dataSource), { logger: false });
  // A whole step, so that a code is not of the next one a moment later.
  now = Math.ceil(Date.now() / CODE_STEP) * CODE_STEP;
  jest.spyOn(application.nest.get(Clock), 'now').mockImplementation(() => new Date(now));
});
afterAll(async () => {
  await context.close();
  await application.stop();
  await mails.stop();
});
// The codes of the next test are of later steps; wrong ones of the earlier tests do not count any more.
afterEach(async () => {
  now += 4 * CODE_STEP;
  await application.dataSource.query('DELETE FROM rate_limit');
});

const factors = () => application.nest.get<SecondFactorStore>(SecondFactorStore);
const codeOf = ({ secret }: { secret: Buffer }, steps = 0) => codeAt(secret, Math.floor(now / CODE_STEP) + steps);
const call = (query: string, variables: Record<string, unknown> = {}, token?: string) =>
  graphql<Record<string, unknown>>(application.url, query, variables, token);
async function errorOf(query: string, variables: Record<string, unknown> = {}, token?: string): Promise<string | undefined> {
  return (await call(query, variables, token)).errors[0]?.extensions.code;
}

function fromBase32(key: string): Buffer {
  const bits = [...key].map((one) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

async function begin(token: string): Promise<Buffer> {
  const { beginAuthenticatorApp } = await graphqlData<{ beginAuthenticatorApp: { key: string; address: string } }>(
    application.url,
    BEGIN,
    {},
    token,
  );
  expect(new URL(beginAuthenticatorApp.address).searchParams.get('secret')).toBe(beginAuthenticatorApp.key);
  return fromBase32(beginAuthenticatorApp.key);
}

/** The owner of an account with an app, and without recovery codes: to hash ten of them takes longer than most of these tests. */
async function withApp({ isVerified = false } = {}): Promise<Owner> {
  const account = await register(application);
  if (isVerified) await application.dataSource.query('UPDATE account SET email_verified = true WHERE username = $1', [account.username]);
  const secret = await begin(account.token);
  const [row] = await application.dataSource.query<{ id: string }[]>('SELECT id FROM account WHERE username = $1', [account.username]);
  const step = Math.floor(now / CODE_STEP) - 1;
  await factors().switchOn({ accountId: row?.id ?? '', secret, step, codeHashes: [], at: new Date(now), language: 'en' });
  return { ...account, secret };
}

async function withCodes(): Promise<Owner & { readonly codes: readonly string[] }> {
  const account = await register(application);
  const secret = await begin(account.token);
  const code = codeOf({ secret }, -1);
  const data = await graphqlData<{ finishAuthenticatorApp: string[] }>(application.url, FINISH, { code }, account.token);
  return { ...account, secret, codes: data.finishAuthenticatorApp };
}

async function logIn({ username, password }: TestAccount, deviceToken?: string): Promise<Begun> {
  return (await graphqlData<{ beginLogIn: Begun }>(application.url, LOG_IN, { input: { username, password, deviceToken } })).beginLogIn;
}
const answer = (challenge: string | undefined, code: string) => errorOf(ANSWER, { input: { challenge, code } });
async function logInWith(owner: TestAccount, code: string): Promise<string | undefined> {
  return answer((await logIn(owner)).challenge, code);
}
async function rememberDevice(owner: Owner): Promise<string> {
  const { challenge } = await logIn(owner);
  const input = { challenge, code: codeOf(owner), rememberDevice: true };
  type Answered = { answerChallenge: { deviceToken: string } };
  return (await graphqlData<Answered>(application.url, ANSWER, { input })).answerChallenge.deviceToken;
}
const shown = async ({ token }: TestAccount) => (await call(SHOWN, {}, token)).data?.['secondFactor'];

describe('SI-68 An authenticator app is switched on by its code:', () => {
  test('until then nothing changes, and a mail says it', async () => {
    const owner = await register(application);
    const secret = await begin(owner.token);
    expect(await logIn(owner)).toEqual({ token: expect.any(String) });
    expect(await errorOf(FINISH, { code: codeOf({ secret }, 3) }, owner.token)).toBe('CODE_WRONG');
    expect(await shown(owner)).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect(await errorOf(FINISH, { code: codeOf({ secret }) }, owner.token)).toBeUndefined();
    expect(await shown(owner)).toEqual({ since: new Date(now).toISOString(), recoveryCodesLeft: 10 });
    expect((await mails.next(owner.email)).subject).toContain('is on');
    expect(await errorOf(BEGIN, {}, owner.token)).toBe('SECOND_FACTOR_ON');
  });

  test('a set-up ends after ten minutes', async () => {
    const owner = await register(application);
    const secret = await begin(owner.token);
    now += 10 * 60_000;
    expect(await errorOf(FINISH, { code: codeOf({ secret }) }, owner.token)).toBe('SECOND_FACTOR_OFF');
  });

  test.each([BEGIN, RENEW, OFF])('it needs a fresh sign-in: %s', async (query) => {
    const owner = await withApp();
    await signInMinutesAgo(application, owner, 60);
    expect(await errorOf(query, {}, owner.token)).toBe('FRESH_SIGN_IN_NEEDED');
  });

  test.each([BEGIN, RENEW, OFF, SHOWN])('neither a program nor a stranger does it: %s', async (query) => {
    const { token } = await register(application);
    const input = { name: 'a program', scopes: ['ACCOUNT', 'READ'] };
    const program = (await graphqlData<{ createAccessToken: { token: string } }>(application.url, NEW_TOKEN, { input }, token))
      .createAccessToken.token;
    expect([await errorOf(query, {}, program), await errorOf(query)]).toEqual(['SIGN_IN_NEEDED', 'UNAUTHENTICATED']);
  });

  test('switched off, the password is enough again', async () => {
    const owner = await withApp();
    await mails.next(owner.email);
    await call(OFF, {}, owner.token);
    expect(await logIn(owner)).toEqual({ token: expect.any(String) });
    expect((await mails.next(owner.email)).subject).toContain('is off');
  });
});

describe('SI-69 The password of an account with an app is not enough:', () => {
  test('a code of the last, this or the next step signs in, and none that is further away', async () => {
    for (const [step, code] of [
      [-2, 'CODE_WRONG'],
      [2, 'CODE_WRONG'],
      [0, undefined],
      [1, undefined],
    ] as const) {
      const owner = await withApp();
      expect([step, await logInWith(owner, codeOf(owner, step))]).toEqual([step, code]);
    }
    const owner = await withApp();
    now += 2 * CODE_STEP;
    expect(await logInWith(owner, codeOf(owner, -2))).toBe('CODE_WRONG');
    expect(await logInWith(owner, codeOf(owner, -1))).toBeUndefined();
  });

  test('of concurrent uses of one code exactly one signs in, and none later', async () => {
    const owner = await withApp();
    const challenges = [await logIn(owner), await logIn(owner), await logIn(owner)];
    const answers = await Promise.all(challenges.map(({ challenge }) => answer(challenge, codeOf(owner))));
    expect(answers.sort()).toEqual(['CODE_WRONG', 'CODE_WRONG', undefined]);
    expect(await logInWith(owner, codeOf(owner))).toBe('CODE_WRONG');
    // The statement itself: the requests above may not overlap.
    const [row] = await application.dataSource.query<{ id: string }[]>('SELECT id FROM account WHERE username = $1', [owner.username]);
    const step = Math.floor(now / CODE_STEP) + 1;
    const accepted = [1, 2].map(() => factors().acceptStep(row?.id ?? '', owner.secret, step));
    expect((await Promise.all(accepted)).sort()).toEqual([false, true]);
  });

  test('a sign-in that waits ends by its time, by success, and by five wrong codes', async () => {
    const owner = await withApp();
    const { challenge } = await logIn(owner);
    expect(await answer(challenge, codeOf(owner))).toBeUndefined();
    expect(await answer(challenge, codeOf(owner, 1))).toBe('CHALLENGE_ENDED');
    const other = await logIn(owner);
    for (let count = 0; count < 5; count++) expect(await answer(other.challenge, '000000')).toBe('CODE_WRONG');
    expect(await answer(other.challenge, codeOf(owner, 1))).toBe('CHALLENGE_ENDED');
    const late = await logIn(owner);
    now += 10 * 60_000;
    expect(await answer(late.challenge, codeOf(owner))).toBe('CHALLENGE_ENDED');
  });

  test('wrong codes count over all sign-ins: a right password gives none back', async () => {
    const owner = await withApp();
    const answers: unknown[] = [];
    for (let count = 0; count < 11; count++) answers.push(await logInWith(owner, '000000'));
    expect(answers).toEqual([...Array<string>(10).fill('CODE_WRONG'), 'TOO_MANY_ATTEMPTS']);
    expect(await logInWith(owner, codeOf(owner))).toBe('TOO_MANY_ATTEMPTS');
  });

  test('a device that is remembered is not asked for 30 days, or until its owner signs out everywhere', async () => {
    const owner = await withApp();
    const ended = await rememberDevice(owner);
    await application.dataSource.query(`UPDATE remembered_device SET expires_at = expires_at - interval '30 days'`);
    expect(await logIn(owner, ended)).toEqual({ challenge: expect.any(String) });
    now += CODE_STEP;
    const deviceToken = await rememberDevice(owner);
    expect(await logIn(owner, deviceToken)).toEqual({ token: expect.any(String) });
    expect(await logIn(await withApp(), deviceToken)).toEqual({ challenge: expect.any(String) });
    const { token } = await logIn(owner, deviceToken);
    await call('mutation { logOutEverywhere }', {}, token);
    expect(await logIn(owner, deviceToken)).toEqual({ challenge: expect.any(String) });
  });

  test('AD-40 an operator is asked on a remembered device, too, so that /admin opens after signing in, and is told so before', async () => {
    const owner = await withApp();
    const MAY = 'mutation ($input: BeginLogInInput!) { beginLogIn(input: $input) { ... on SecondFactorNeeded { mayRemember } } }';
    const { username, password } = owner;
    const mayRemember = () => graphqlData(application.url, MAY, { input: { username, password } });
    expect(await mayRemember()).toEqual({ beginLogIn: { mayRemember: true } });
    const deviceToken = await rememberDevice(owner);
    expect(await logIn(owner, deviceToken)).toEqual({ token: expect.any(String) });
    await application.dataSource.query(`UPDATE account SET role = 'operator' WHERE username = $1`, [owner.username]);
    expect(await mayRemember()).toEqual({ beginLogIn: { mayRemember: false } });
    const { challenge } = await logIn(owner, deviceToken);
    now += CODE_STEP;
    type Answered = { answerChallenge: { signedIn: { token: string } } };
    const input = { challenge, code: codeOf(owner), rememberDevice: false };
    const ANSWERED = 'mutation ($input: AnswerChallengeInput!) { answerChallenge(input: $input) { signedIn { token } } }';
    const { signedIn } = (await graphqlData<Answered>(application.url, ANSWERED, { input })).answerChallenge;
    expect(await errorOf('{ admin { username } }', {}, signedIn.token)).toBeUndefined();
    await application.dataSource.query(`UPDATE account SET role = 'person' WHERE username = $1`, [owner.username]);
  });

  test('after a reset of the password, the code is asked for on each device, and the sign-ins that waited have ended', async () => {
    const owner = await withApp({ isVerified: true });
    const deviceToken = await rememberDevice(owner);
    const { challenge } = await logIn(owner);
    await mails.next(owner.email);
    const { accountId, token } = await mailedResetLink(application, mails, owner);
    const input = { accountId, token, password: 'another garden of lemons' };
    expect(await errorOf('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', { input })).toBeUndefined();
    expect(await logIn({ ...owner, password: input.password }, deviceToken)).toEqual({ challenge: expect.any(String) });
    expect(await answer(challenge, codeOf(owner, 1))).toBe('CHALLENGE_ENDED');
  });

  test('TO-08 An app from before the address was verified ends with a new password by mail, so a squatter keeps nobody out', async () => {
    const squatter = await withApp();
    await application.dataSource.query('UPDATE account SET email_verified = true WHERE username = $1', [squatter.username]);
    await mails.next(squatter.email);
    const { accountId, token } = await mailedResetLink(application, mails, squatter);
    const input = { accountId, token, password: 'another garden of lemons' };
    expect(await errorOf('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', { input })).toBeUndefined();
    expect(await logIn({ ...squatter, password: input.password })).toEqual({ token: expect.any(String) });
    await until(() =>
      mails.mails.some(({ to, subject }) => to === squatter.email && /^The authenticator app for .* is off$/.test(subject)),
    );
  });
});

describe('SI-70 A recovery code signs in once:', () => {
  test('also when two use it at once, and a mail says how many are left', async () => {
    const owner = await withCodes();
    await mails.next(owner.email);
    const [code = ''] = owner.codes;
    expect(owner.codes.every((one) => /^[a-z2-9]{4}-[a-z2-9]{4}$/.test(one))).toBe(true);
    const challenges = [await logIn(owner), await logIn(owner)];
    const answers = await Promise.all(challenges.map(({ challenge }) => answer(challenge, ` ${code.toUpperCase().replace('-', '')} `)));
    expect(answers.sort()).toEqual(['CODE_WRONG', undefined]);
    expect((await mails.next(owner.email)).text).toContain('9 codes are left');
    expect(await shown(owner)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  test('on its own account only', async () => {
    const [owner, other] = [await withCodes(), await withCodes()];
    expect(await logInWith(other, owner.codes[0] ?? '')).toBe('CODE_WRONG');
    expect([await shown(owner), await shown(other)]).toMatchObject([{ recoveryCodesLeft: 10 }, { recoveryCodesLeft: 10 }]);
  });

  test('new codes end the old ones', async () => {
    const owner = await withCodes();
    const { renewRecoveryCodes } = await graphqlData<{ renewRecoveryCodes: string[] }>(application.url, RENEW, {}, owner.token);
    expect(await logInWith(owner, owner.codes[1] ?? '')).toBe('CODE_WRONG');
    expect(await logInWith(owner, renewRecoveryCodes[1] ?? '')).toBeUndefined();
  });

  test('the stored form is that of a password', async () => {
    await withCodes();
    const rows = await application.dataSource.query<{ hash: string }[]>('SELECT code_hash AS hash FROM recovery_code');
    expect(rows.length).toBeGreaterThanOrEqual(10);
    expect(rows.every(({ hash }) => hash.startsWith('$argon2id$'))).toBe(true);
  });
});

describe('SI-71 Clients that cannot ask for a code', () => {
  const rest = async (username: string, password: string) => {
    const body = JSON.stringify({ username, password });
    const answered = await fetch(`${application.url}/api/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return { status: answered.status, ...((await answered.json()) as { token?: string; code?: string; detail?: string }) };
  };

  test('are refused after the right password, and learn of app passwords', async () => {
    const owner = await withApp();
    expect(await rest(owner.username, owner.password)).toMatchObject({
      status: 401,
      code: 'SECOND_FACTOR_NEEDED',
      detail: expect.stringContaining('app password'),
    });
    expect(await rest(owner.username, 'a wrong one')).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await errorOf(OLD_LOG_IN, { input: { username: owner.username, password: owner.password } })).toBe('SECOND_FACTOR_NEEDED');
  });

  test('sign in where there is no app', async () => {
    const { username, password } = await register(application);
    expect(await rest(username, password)).toMatchObject({ status: 200, token: expect.any(String) });
  });

  test('sign in with an access token of the account as the password, and may do what it allows until it ends', async () => {
    const [owner, other] = [await withApp(), await register(application)];
    const input = { name: 'my old app', scopes: ['READ'], expiresInDays: 1 };
    const { token } = (await graphqlData<{ createAccessToken: { token: string } }>(application.url, NEW_TOKEN, { input }, owner.token))
      .createAccessToken;
    expect(await rest(owner.username, token)).toEqual({ status: 200, token });
    expect(await rest(other.username, token)).toMatchObject({ status: 400, code: 'WRONG_CREDENTIALS' });
    expect(await errorOf(BEGIN, {}, token)).toBe('SIGN_IN_NEEDED');
    await application.dataSource.query(`UPDATE access_token SET expires_at = expires_at - interval '1 day'`);
    expect(await rest(owner.username, token)).toMatchObject({ status: 400, code: 'WRONG_CREDENTIALS' });
  });
});

test('SI-72 An operator takes a lost app away: the command is in the audit log, and the owner is told', async () => {
  const owner = await withApp();
  await mails.next(owner.email);
  expect(await runAdmin(context, ['account', 'reset-second-factor', owner.username])).toMatchObject({ code: 0 });
  expect(await logIn(owner)).toEqual({ token: expect.any(String) });
  expect((await mails.next(owner.email)).subject).toContain('was taken away');
  const [act] = await application.dataSource.query<object[]>('SELECT act, outcome FROM audit_log ORDER BY at DESC LIMIT 1');
  expect(act).toEqual({ act: 'account reset-second-factor', outcome: 'done' });
  expect(await runAdmin(context, ['account', 'reset-second-factor', owner.username])).toMatchObject({ code: 3 });
});
