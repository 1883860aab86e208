import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '../../../../scripts/cluster/ports.mjs';
import { RemoveExpired } from '../../../../server/accounts/use-cases/remove-expired.js';
import { register, signInMinutesAgo, type TestAccount } from '../../../builders/accounts/account.js';
import { codeNow, switchAppOn } from '../../../builders/accounts/authenticator-app.js';
import { mailedResetLink } from '../../../builders/accounts/mailed-links.js';
import { graphql, graphqlData } from '../../../support/calls/graphql.js';
import { post } from '../../../support/calls/rest.js';
import {
  createIdentityProvider,
  signInAtProvider,
  type Person,
  type TestIdentityProvider,
} from '../../../support/neighbours/identity-provider.js';
import { atOnce } from '../../../support/database/at-once.js';
import { startMailServer, type ReceivedMail, type TestMailServer } from '../../../support/neighbours/mail-server.js';
import { SoftwarePasskey } from '../../../support/neighbours/software-passkey.js';
import { startApplication, type RunningApplication } from '../../../support/servers/application.js';
import { until } from '../../../support/waiting.js';

const LOG_IN = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
const BEGIN_LOG_IN = 'mutation ($input: BeginLogInInput!) { beginLogIn(input: $input) { ... on SecondFactorNeeded { challenge } } }';
const ANSWER = 'mutation ($input: AnswerChallengeInput!) { answerChallenge(input: $input) { signedIn { token } } }';
const START = 'mutation ($provider: String!) { startSignIn(provider: $provider) { address state } }';
const FINISH = 'mutation ($input: FinishSignInInput!) { finishSignIn(input: $input) { token } }';
const START_ADDING = 'mutation { startAddingPasskey { challenge siteId userHandle } }';
const ADD = 'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { id } }';
const START_PASSKEY = 'mutation { startPasskeySignIn { challenge } }';
const FINISH_PASSKEY = 'mutation ($input: PasskeyAnswerInput!) { finishPasskeySignIn(input: $input) { token } }';
const SET = 'mutation ($isOn: Boolean!) { setSignInNotices(isOn: $isOn) { signInNotices } }';
const SUBJECT = 'A new device signed in';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const ines: Person = { subject: 'ines', email: 'ines@example.org', emailVerified: true };

let mails: TestMailServer;
let acme: TestIdentityProvider;
let application: RunningApplication;
beforeAll(async () => {
  mails = await startMailServer();
  acme = await createIdentityProvider([ines], { name: 'acme', label: 'Acme ID', icon: null });
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  application = await startApplication({ port, publicUrl, smtpUrl: mails.url, identityProviders: [acme.settings] });
  await acme.start(`${application.url}/login`);
});
afterAll(async () => {
  await application.stop();
  await acme.stop();
  await mails.stop();
});

/** A browser, which keeps the cookie of its sign-ins. */
class TestBrowser {
  cookie = '';
  setCookie = '';

  async call<T>(query: string, variables: Record<string, unknown> = {}, agent = FIREFOX): Promise<T> {
    const { data, headers } = await graphql<T>(application.url, query, variables, undefined, {
      'User-Agent': agent,
      ...(this.cookie && { Cookie: this.cookie }),
    });
    this.setCookie = headers.getSetCookie().find((one) => one.startsWith('device=')) ?? '';
    this.cookie = this.setCookie.split(';')[0] || this.cookie;
    return data as T;
  }

  async logIn({ username, password }: TestAccount): Promise<string> {
    return (await this.call<{ logIn: { token: string } }>(LOG_IN, { input: { username, password } })).logIn.token;
  }
}

const browserOf = async (account: TestAccount): Promise<TestBrowser> => {
  const browser = new TestBrowser();
  await browser.logIn(account);
  return browser;
};

/** The mails about new devices so far: a sign-in is answered when its mail is in the queue. */
async function noticesTo({ email }: Pick<TestAccount, 'email'>): Promise<readonly ReceivedMail[]> {
  await until(async () => (await application.dataSource.query<unknown[]>('SELECT FROM queue.job')).length === 0);
  return mails.mails.filter((mail) => mail.to === email && mail.subject.startsWith(SUBJECT));
}

describe('SI-78 The owner gets a mail when a device signs in that the account does not know:', () => {
  test('it says when, which device and how; a device that is known is not told of again', async () => {
    const owner = await register(application);
    const other = await browserOf(owner);
    await other.logIn(owner);
    const [mail, ...more] = await noticesTo(owner);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/When: .+ \d\d:\d\d UTC/);
    expect(mail?.text).toContain('Device: Firefox on Linux');
    expect(mail?.text).toContain('How: with the password');
    expect(mail?.text).toContain(`${application.url}/personal/security`);
  });

  test('not of the browser in which the account was opened', async () => {
    const browser = new TestBrowser();
    const input = { username: `new-${Date.now().toString(36)}`, email: `new-${Date.now()}@example.org`, password: 'a garden of lemons' };
    await browser.call('mutation ($input: RegisterInput!) { register(input: $input) { token } }', { input });
    const owner = { ...input, token: '' };
    await browserOf(owner);
    expect(await noticesTo(owner)).toHaveLength(1);
    await browser.logIn(owner);
    expect(await noticesTo(owner)).toHaveLength(1);
  });

  test('a copied name of the browser does not make it known, nor does the token of another account', async () => {
    const owner = await register(application);
    const stranger = await register(application);
    const elsewhere = await browserOf(stranger);
    await elsewhere.logIn(owner);
    await browserOf(owner);
    expect(await noticesTo(owner)).toHaveLength(2);
  });

  test('by a provider and by a passkey, too', async () => {
    const browser = new TestBrowser();
    const { startSignIn } = await browser.call<{ startSignIn: { address: string; state: string } }>(START, { provider: 'acme' });
    await browser.call(FINISH, { input: await backFrom(startSignIn) });
    const elsewhere = new TestBrowser();
    const { startSignIn: again } = await elsewhere.call<{ startSignIn: { address: string; state: string } }>(START, { provider: 'acme' });
    const { finishSignIn } = await elsewhere.call<{ finishSignIn: { token: string } }>(FINISH, { input: await backFrom(again) });
    const passkey = await passkeyOf(finishSignIn.token);
    const phone = new TestBrowser();
    const { startPasskeySignIn } = await phone.call<{ startPasskeySignIn: { challenge: string } }>(START_PASSKEY);
    await phone.call(FINISH_PASSKEY, { input: passkey.answer(startPasskeySignIn.challenge) });
    const texts = (await noticesTo(ines)).map(({ text }) => /How: (.+)/.exec(text)?.[1]);
    expect(texts.sort()).toEqual(['at Acme ID', 'with a passkey']);
  });

  test('by the password and a code, too', async () => {
    const owner = await register(application);
    const { secret } = await switchAppOn(application, owner);
    const { username, password } = owner;
    const browser = new TestBrowser();
    const { beginLogIn } = await browser.call<{ beginLogIn: { challenge: string } }>(BEGIN_LOG_IN, { input: { username, password } });
    await browser.call(ANSWER, { input: { challenge: beginLogIn.challenge, code: codeNow(secret) } });
    expect((await noticesTo(owner)).map(({ text }) => /How: (.+)/.exec(text)?.[1])).toEqual(['with the password and a code']);
  });

  test('once, when one device signs in twice at the same time', async () => {
    const owner = await register(application);
    const [one, two] = [new TestBrowser(), new TestBrowser()];
    one.cookie = two.cookie = `device=${'d'.repeat(43)}`;
    await atOnce(application.dataSource, 'known_device', [() => one.logIn(owner), () => two.logIn(owner)]);
    expect(await noticesTo(owner)).toHaveLength(1);
  });

  test('after a new password by mail, of every device', async () => {
    const owner = await register(application);
    const browser = await browserOf(owner);
    const link = await mailedResetLink(application, mails, owner);
    const input = { ...link, password: 'another garden of lemons' };
    await graphqlData(application.url, 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', { input });
    const before = (await noticesTo(owner)).length;
    await browser.logIn({ ...owner, password: input.password });
    expect(await noticesTo(owner)).toHaveLength(before + 1);
  });

  test('after signing out everywhere, of every device', async () => {
    const owner = await register(application);
    const browser = await browserOf(owner);
    await graphqlData(application.url, 'mutation { logOutEverywhere }', {}, owner.token);
    await browser.logIn(owner);
    expect(await noticesTo(owner)).toHaveLength(2);
  });
});

test('SI-79 The token of a browser is in a cookie that no script reads, for a year, signs nobody in, and is stored as a hash', async () => {
  const owner = await register(application);
  const browser = await browserOf(owner);
  expect(browser.setCookie).toMatch(/^device=[\w-]{43}; Path=\/graphql; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  const { errors } = await graphql(application.url, '{ me { username } }', {}, undefined, { Cookie: browser.cookie });
  expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const token = browser.cookie.slice('device='.length);
  // The hash differs for each account, so that nobody reads from it which accounts one browser uses.
  const rows = await application.dataSource.query<object[]>(
    `SELECT token_hash = sha256(convert_to(id::text || ' ' || $2::text, 'UTF8')) AS "isHash" FROM known_device JOIN account ON id = account_id
     WHERE username = $1 ORDER BY last_used_at DESC LIMIT 1`,
    [owner.username, token],
  );
  expect(rows).toEqual([{ isHash: true }]);
});

test('SI-79 A device that did not sign in for a year is forgotten', async () => {
  const owner = await register(application);
  const browser = await browserOf(owner);
  const { dataSource, nest } = application;
  const isOfOwner = 'account_id = (SELECT id FROM account WHERE username = $1)';
  const unusedFor = (days: number) =>
    dataSource.query(`UPDATE known_device SET last_used_at = now() - make_interval(days => $2) WHERE ${isOfOwner}`, [owner.username, days]);
  const known = async () => {
    await nest.get(RemoveExpired, { strict: false }).execute();
    return (await dataSource.query<unknown[]>(`SELECT 1 FROM known_device WHERE ${isOfOwner}`, [owner.username])).length;
  };
  for (const days of [364, 366]) {
    await unusedFor(days);
    await browser.logIn(owner);
  }
  // One of the first time, and one after the year.
  expect(await noticesTo(owner)).toHaveLength(2);
  await unusedFor(364);
  const kept = await known();
  await unusedFor(366);
  // The account was opened in another browser.
  expect([kept, await known()]).toEqual([2, 0]);
});

describe('SI-80 Few such mails are sent:', () => {
  test('none of the first device of an account that knows none, as after an upgrade', async () => {
    const owner = await register(application);
    await application.dataSource.query('DELETE FROM known_device WHERE account_id = (SELECT id FROM account WHERE username = $1)', [
      owner.username,
    ]);
    await application.dataSource.query('UPDATE account SET devices_noted = false WHERE username = $1', [owner.username]);
    const { username, password } = owner;
    await post(application.url, 'login/', { username, password });
    await browserOf(owner);
    expect(await noticesTo(owner)).toEqual([]);
    await browserOf(owner);
    expect(await noticesTo(owner)).toHaveLength(1);
  });

  test('one a day of older clients, and five of browsers', async () => {
    const owner = await register(application);
    const { username, password } = owner;
    for (let time = 0; time < 3; time += 1) await post(application.url, 'login/', { username, password });
    expect(await noticesTo(owner)).toHaveLength(1);
    for (let time = 0; time < 7; time += 1) await browserOf(owner);
    expect(await noticesTo(owner)).toHaveLength(6);
  });

  test('an account knows the fifty devices that signed in last', async () => {
    const owner = await register(application);
    const fill = `INSERT INTO known_device SELECT id, sha256(convert_to(n::text, 'UTF8')), now() - make_interval(days => n)
      FROM account, generate_series(1, 60) n WHERE username = $1`;
    await application.dataSource.query(fill, [owner.username]);
    await browserOf(owner);
    const known = `SELECT count(*)::integer AS all, count(*) FILTER (WHERE last_used_at > now() - interval '49.5 days')::integer AS last
      FROM known_device JOIN account ON id = account_id WHERE username = $1`;
    expect(await application.dataSource.query(known, [owner.username])).toEqual([{ all: 50, last: 50 }]);
  });
});

describe('SI-82 The owner switches such mails off and on again:', () => {
  const set = async (isOn: boolean, token?: string) => {
    const { data, errors } = await graphql<{ setSignInNotices: { signInNotices: boolean } } | null>(application.url, SET, { isOn }, token);
    return errors[0]?.extensions.code ?? data?.setSignInNotices.signInNotices;
  };

  test('no mail is sent while they are off', async () => {
    const owner = await register(application);
    expect((await graphqlData(application.url, '{ me { signInNotices } }', {}, owner.token))['me']).toEqual({ signInNotices: true });
    expect(await set(false, owner.token)).toBe(false);
    await browserOf(owner);
    await post(application.url, 'login/', { username: owner.username, password: owner.password });
    expect(await noticesTo(owner)).toEqual([]);
    expect(await set(true, owner.token)).toBe(true);
    await browserOf(owner);
    expect(await noticesTo(owner)).toHaveLength(1);
  });

  test('off within ten minutes after signing in, and in person', async () => {
    const owner = await register(application);
    const input = { name: 'A program', scopes: ['ACCOUNT', 'READ'] };
    const create = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';
    const { createAccessToken } = await graphqlData<{ createAccessToken: { token: string } }>(
      application.url,
      create,
      { input },
      owner.token,
    );
    await signInMinutesAgo(application, owner, 11);
    expect(await set(false, owner.token)).toBe('FRESH_SIGN_IN_NEEDED');
    expect(await set(true, owner.token)).toBe(true);
    expect(await set(false, createAccessToken.token)).toBe('SIGN_IN_NEEDED');
    expect(await set(false)).toBe('UNAUTHENTICATED');
  });
});

async function backFrom({ address, state }: { address: string; state: string }): Promise<Record<string, unknown>> {
  const { code, address: back } = await signInAtProvider(address, ines.subject);
  return { code, state, iss: back.searchParams.get('iss') };
}

async function passkeyOf(token: string): Promise<SoftwarePasskey> {
  const { startAddingPasskey: begun } = await graphqlData<{
    startAddingPasskey: { challenge: string; siteId: string; userHandle: string };
  }>(application.url, START_ADDING, {}, token);
  const passkey = new SoftwarePasskey({ origin: application.url, siteId: begun.siteId, userHandle: begun.userHandle });
  await graphqlData(application.url, ADD, { input: passkey.made(begun.challenge, 'Phone') }, token);
  return passkey;
}
