import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RATE_LIMITS } from '../../../server/accounts/limits/rate-limit.js';
import { register } from '../../builders/accounts/account.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { captureLog } from '../../support/servers/captured-log.js';
import { graphql, graphqlData, type GraphqlAnswer } from '../../support/calls/graphql.js';
import {
  addressOfOlderClient,
  createIdentityProvider,
  signInAtProvider,
  type Person,
  type TestIdentityProvider,
} from '../../support/neighbours/identity-provider.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { post } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { until } from '../../support/waiting.js';

interface SignedIn {
  readonly token: string;
  readonly isNewAccount: boolean;
  readonly account: { readonly username: string; readonly email: string; readonly emailVerified: boolean };
}
interface Started {
  readonly address: string;
  readonly state: string;
}

const START = 'mutation { startGoogleSignIn { address state } }';
const FINISH = `mutation ($input: SignInWithGoogleInput!) {
  signInWithGoogle(input: $input) { token isNewAccount account { username email emailVerified page { linkname } } }
}`;

const person = (subject: string, emailVerified = true): Person => ({ subject, email: `${subject}@example.org`, emailVerified });
const people = ['ada', 'older', 'reuse', 'joins', 'hijacked', 'returns', 'logged', 'expires'].map((name) => person(name));
const doubtful = person('doubtful', false);

let provider: TestIdentityProvider;
let application: RunningApplication;
let mails: TestMailServer;
beforeAll(async () => {
  mails = await startMailServer();
  provider = await createIdentityProvider([...people, doubtful]);
  application = await startApplication({ identityProviders: [provider.settings], rateLimits: 'off', smtpUrl: mails.url });
  await provider.start(`${application.url}/login`);
});
afterAll(async () => {
  await application.stop();
  await provider.stop();
  await mails.stop();
});

async function begin(): Promise<Started> {
  return (await graphqlData<{ startGoogleSignIn: Started }>(application.url, START)).startGoogleSignIn;
}

/** To the provider, and back to where the application would be opened. */
async function goThere(subject: string): Promise<{ code: string; state: string }> {
  const { code, state } = await signInAtProvider((await begin()).address, subject);
  return { code, state };
}

function finish(input: { code: string; state: string }): Promise<GraphqlAnswer<{ signInWithGoogle: SignedIn }>> {
  return graphql(application.url, FINISH, { input });
}

async function signIn(subject: string): Promise<SignedIn> {
  const { data, errors } = await finish(await goThere(subject));
  if (!data) throw new Error(JSON.stringify(errors));
  return data.signInWithGoogle;
}

async function usernameOf(token: string): Promise<unknown> {
  return (await graphqlData<{ me: { username: string } }>(application.url, '{ me { username } }', {}, token)).me.username;
}

async function codeOf(answer: Promise<GraphqlAnswer<unknown>>): Promise<string | undefined> {
  const { data, errors, status } = await answer;
  expect([data, status]).toEqual([null, 200]);
  return errors[0]?.extensions.code;
}

describe('The complete sign-in', () => {
  test('GO-04 Signing in leads to the provider and back, creates an account the first time, and signs in to it from then on', async () => {
    const { address, state } = await begin();
    expect(new URL(address).origin).toBe(provider.settings.issuer);
    expect(new URL(address).searchParams.get('client_id')).toBe(provider.settings.clientId);
    const back = await signInAtProvider(address, 'ada');
    expect(back.address.href).toMatch(`${application.url}/login?`);
    expect(back.state).toBe(state);
    const { data } = await finish({ code: back.code, state });
    expect(data?.signInWithGoogle.account).toEqual({
      username: 'ada',
      email: 'ada@example.org',
      emailVerified: true,
      page: { linkname: null },
    });
    expect(await usernameOf(data?.signInWithGoogle.token ?? '')).toBe('ada');
    const again = await signIn('ada');
    expect(again.account.username).toBe('ada');
    expect([data?.signInWithGoogle.isNewAccount, again.isNewAccount]).toEqual([true, false]);
    expect(again.token).not.toBe(data?.signInWithGoogle.token);
  });
});

describe('No account is signed in', () => {
  test('with a wrong state', async () => {
    const { code } = await goThere('reuse');
    for (const state of ['another', '', (await begin()).state]) expect(await codeOf(finish({ code, state }))).toBe('GOOGLE_CODE_REFUSED');
  });

  test('with a code that was used', async () => {
    const first = await goThere('reuse');
    expect((await finish(first)).errors).toEqual([]);
    expect(await codeOf(finish(first))).toBe('GOOGLE_CODE_REFUSED');
    expect(await codeOf(finish({ code: first.code, state: (await begin()).state }))).toBe('GOOGLE_CODE_REFUSED');
    expect(await codeOf(finish({ code: 'made-up', state: (await begin()).state }))).toBe('GOOGLE_CODE_REFUSED');
  });

  test('after the sign-in has expired', async () => {
    const back = await goThere('expires');
    await application.dataSource.query(`UPDATE sign_in_request SET expires_at = now() - interval '1 second'`);
    expect(await codeOf(finish(back))).toBe('GOOGLE_CODE_REFUSED');
  });

  test('twice if two requests come with one code at the same moment', async () => {
    const back = await goThere('reuse');
    const answers = await Promise.all([finish(back), finish(back), finish(back)]);
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });

  test('GO-09 An e-mail address that the provider has not verified signs in no account', async () => {
    const { errors } = await finish(await goThere('doubtful'));
    expect(errors).toMatchObject([{ extensions: { code: 'GOOGLE_EMAIL_UNVERIFIED' }, message: expect.stringContaining('verified') }]);
  });

  test('GO-07 An account whose address is not verified is not joined', async () => {
    const owner = await register(application, { username: 'hijacked', email: 'hijacked@example.org' });
    expect(await codeOf(finish(await goThere('hijacked')))).toBe('GOOGLE_EMAIL_UNVERIFIED');
    expect(await application.dataSource.query(`SELECT 1 FROM external_identity WHERE subject = 'hijacked'`)).toEqual([]);
    expect(await usernameOf(owner.token)).toBe('hijacked');
  });
});

test('GO-06 An address that the provider has verified joins the verified account with that address; what signed in to it before, signs in no more', async () => {
  const other = await register(application, { username: 'joins-here', email: 'Joins@Example.org' });
  const sql = (statement: string): Promise<unknown> => application.dataSource.query(statement);
  await sql(`UPDATE account SET email_verified = true, sign_in_notices = false WHERE username = 'joins-here'`);
  const create = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';
  const { createAccessToken } = await graphqlData<{ createAccessToken: { token: string } }>(
    application.url,
    create,
    { input: { name: 'A script', scopes: ['READ'] } },
    other.token,
  );
  const webhook = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
  await graphqlData(application.url, webhook, { input: { url: 'https://hooks.example.org/', events: ['PAGE_PUBLISHED'] } }, other.token);

  const { account, token } = await signIn('joins');
  expect(account).toMatchObject({ username: 'joins-here', email: 'Joins@Example.org' });
  expect(await usernameOf(token)).toBe('joins-here');
  for (const former of [other.token, createAccessToken.token]) {
    expect(await codeOf(graphql(application.url, '{ me { username } }', {}, former))).toBe('UNAUTHENTICATED');
  }
  expect((await post(application.url, 'login/', { username: other.username, password: other.password })).status).toBe(400);
  expect(await sql(`SELECT is_enabled FROM webhook JOIN account ON account.id = account_id WHERE username = 'joins-here'`)).toEqual([
    { is_enabled: false },
  ]);
  const told = () =>
    mails.mails.filter(({ to, subject }) => to.toLowerCase() === 'joins@example.org' && subject.startsWith('You sign in to '));
  await until(() => told().length > 0);
  await signIn('joins');
  expect(await usernameOf(token)).toBe('joins-here');
  expect(told()).toHaveLength(1);
});

test('A provider that does not respond is reported as unavailable, and works again without a restart', async () => {
  const back = await goThere('returns');
  await provider.stop();
  const { errors, headers } = await finish(back);
  expect(errors).toMatchObject([{ extensions: { code: 'GOOGLE_UNAVAILABLE' } }]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  const legacy = await post(application.url, 'googleauth/', { code: 'any' });
  expect([legacy.status, legacy.body?.code]).toEqual([503, 'GOOGLE_UNAVAILABLE']);
  expect(Number(legacy.headers.get('retry-after'))).toBeGreaterThan(0);
  await provider.start(`${application.url}/login`);
  expect((await signIn('returns')).account.username).toBe('returns');
});

describe('POST /api/googleauth/', () => {
  const codeFor = async (subject: string): Promise<string> =>
    (await signInAtProvider(addressOfOlderClient(provider.settings, `${application.url}/login`), subject)).code;

  test('WI-71 with a code alone answers 200 and the token as a bare JSON string', async () => {
    for (const path of ['googleauth/', 'googleauth']) {
      const { status, headers, text } = await post(application.url, path, { code: await codeFor('older') });
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(text).toMatch(/^"[\w-]{43}"$/);
      expect(await usernameOf(JSON.parse(text) as string)).toBe('older');
    }
  });

  test.each([
    ['no code', {}],
    ['no body', undefined],
    ['an empty code', { code: '' }],
    ['a number', { code: 42 }],
    ['a code that was never given out', { code: 'made-up' }],
  ])('WI-72 with %s answers 400 with a reason', async (_, body) => {
    const { status, body: answer, headers } = await post(application.url, 'googleauth/', body);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toContain('application/json');
    expect(answer).toEqual({ code: 'GOOGLE_CODE_REFUSED', detail: expect.stringContaining('Begin again') });
  });

  test('WI-72 with a code that is not a text answers 400 that names the field', async () => {
    const { status, body } = await post(application.url, 'googleauth/', { code: { $ne: '' } });
    expect([status, body]).toEqual([400, { detail: 'Send as a text: code.', code: 'FIELD_INVALID' }]);
  });

  test('WI-72 with a code that was used, or that belongs to a sign-in of the new kind, answers 400', async () => {
    const code = await codeFor('older');
    expect((await post(application.url, 'googleauth/', { code })).status).toBe(200);
    expect((await post(application.url, 'googleauth/', { code })).status).toBe(400);
    expect((await post(application.url, 'googleauth/', { code: (await goThere('older')).code })).status).toBe(400);
  });

  test('with an address that is not verified answers 400', async () => {
    const { status, body } = await post(application.url, 'googleauth/', { code: await codeFor('doubtful') });
    expect([status, body?.code]).toEqual([400, 'GOOGLE_EMAIL_UNVERIFIED']);
  });
});

test('A failed sign-in is logged with its reason, and never with a code, a state or a token', async () => {
  const log = captureLog(application.nest);
  const back = await goThere('logged');
  await finish({ ...back, state: 'wrong' });
  const { token } = await signIn('logged');
  await post(application.url, 'googleauth/', { code: back.code });
  await finish(await goThere('doubtful'));
  expect(log).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Nobody was signed in: GOOGLE_CODE_REFUSED.'),
      expect.stringContaining('A code was not redeemed: 400 invalid_grant'),
      expect.stringContaining('Nobody was signed in: GOOGLE_EMAIL_UNVERIFIED.'),
    ]),
  );
  for (const secret of [back.code, back.state, token, provider.settings.clientSecret]) expect(log.join('\n')).not.toContain(secret);
});

test('The stored data of a running sign-in does not contain its state', async () => {
  const { state } = await begin();
  const rows: unknown = await application.dataSource.query('SELECT * FROM sign_in_request');
  expect(JSON.stringify(rows)).not.toContain(state);
});

describe('If no provider is set up', () => {
  const plain = runningApplication();

  test('GO-05 Every API says that no provider is set up', async () => {
    const input = { code: 'any', state: 'any' };
    for (const [query, variables] of [
      [START, {}],
      [FINISH, { input }],
    ] as const) {
      expect(await codeOf(graphql(plain.url, query, variables))).toBe('GOOGLE_NOT_CONFIGURED');
    }
    const { status, body } = await post(plain.url, 'googleauth/', { code: 'any' });
    expect([status, body?.code]).toEqual([400, 'GOOGLE_NOT_CONFIGURED']);
  });

  test('too many attempts from one network are refused with the seconds to wait', async () => {
    await Promise.all(Array.from({ length: RATE_LIMITS.providersFromNetwork.attempts }, () => graphql(plain.url, START)));
    const { errors, headers } = await graphql(plain.url, START);
    expect(errors).toMatchObject([{ extensions: { code: 'TOO_MANY_ATTEMPTS' } }]);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(RATE_LIMITS.providersFromNetwork.seconds);
  });
});
