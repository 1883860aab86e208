import type { Type } from '@nestjs/common';
import { LimitAttempts } from '../../../../server/accounts/limits/use-cases/limit-attempts.js';
import { IdentityProviders } from '../../../../server/accounts/providers/identity-providers.js';
import { IdentityStore } from '../../../../server/accounts/providers/ports/identity-store.port.js';
import { SignInRequestStore } from '../../../../server/accounts/providers/ports/sign-in-request-store.port.js';
import { LinkedAccounts } from '../../../../server/accounts/providers/use-cases/linked-accounts.js';
import { Actor } from '../../../../server/actor.js';
import { OpenidIdentityProvider } from '../../../../server/adapters/openid/openid-identity-provider.js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PasskeyVerifier } from '../../../../server/accounts/passkeys/ports/passkey-verifier.port.js';
import { areSpare, isAt, WaysIn, type WayIn } from '../../../../server/accounts/providers/ways-in.js';
import { register, signInMinutesAgo, type TestAccount } from '../../../builders/accounts/account.js';
import { graphql, graphqlData, type GraphqlAnswer } from '../../../support/calls/graphql.js';
import {
  createIdentityProvider,
  signInAtProvider,
  type Person,
  type TestIdentityProvider,
} from '../../../support/neighbours/identity-provider.js';
import { mailedResetLink } from '../../../builders/accounts/mailed-links.js';
import { atOnce } from '../../../support/database/at-once.js';
import { startMailServer, type TestMailServer } from '../../../support/neighbours/mail-server.js';
import { startApplication, type RunningApplication } from '../../../support/servers/application.js';
import { until } from '../../../support/waiting.js';

interface Started {
  readonly address: string;
  readonly state: string;
}
interface Back {
  readonly code: string;
  readonly state: string;
  readonly iss: string | null;
}

const LINKED = '{ linkedAccounts { provider { name } isLinked email linkedAt isOnlyWayIn } }';
const LINK = 'mutation ($provider: String!) { startLinking(provider: $provider) { address state } }';
const LINK_END = 'mutation ($input: FinishSignInInput!) { finishLinking(input: $input) }';
const UNLINK = 'mutation ($provider: String!) { unlinkProvider(provider: $provider) }';
const SIGN_IN = 'mutation ($provider: String!) { startSignIn(provider: $provider) { address state } }';
const SIGN_IN_END = 'mutation ($input: FinishSignInInput!) { finishSignIn(input: $input) { token account { username hasPassword } } }';

const person = (subject: string): Person => ({ subject, email: `${subject}@example.org`, emailVerified: true });
const people = ['ada', 'bea', 'cleo', 'dora', 'eve', 'fay', 'gus', 'hal', 'ivo', 'jan', 'kim', 'lea'].map(person);

let acme: TestIdentityProvider;
let google: TestIdentityProvider;
let mails: TestMailServer;
let application: RunningApplication;
beforeAll(async () => {
  acme = await createIdentityProvider(people, { name: 'acme', label: 'Acme ID', icon: null });
  google = await createIdentityProvider(people);
  mails = await startMailServer();
  application = await startApplication({ smtpUrl: mails.url, identityProviders: [acme.settings, google.settings], rateLimits: 'off' });
  await Promise.all([acme, google].map((one) => one.start(`${application.url}/login`)));
});
afterAll(async () => {
  await application.stop();
  await mails.stop();
  await Promise.all([acme, google].map((one) => one.stop()));
});

const call = (query: string, variables: Record<string, unknown>, token?: string): Promise<GraphqlAnswer<unknown>> =>
  graphql(application.url, query, variables, token);
const sql = <Row>(statement: string, values: unknown[] = []): Promise<Row[]> => application.dataSource.query(statement, values);

async function goThere({ address }: Started, subject: string): Promise<Back> {
  const back = await signInAtProvider(address, subject);
  return { code: back.code, state: back.state, iss: back.address.searchParams.get('iss') };
}

async function beginLinking({ token }: { token: string }, provider: string): Promise<Started> {
  return (await graphqlData<{ startLinking: Started }>(application.url, LINK, { provider }, token)).startLinking;
}

async function link(account: { token: string }, provider: string, subject: string): Promise<GraphqlAnswer<unknown>> {
  return call(LINK_END, { input: await goThere(await beginLinking(account, provider), subject) }, account.token);
}

async function signIn(provider: string, subject: string) {
  const { startSignIn } = await graphqlData<{ startSignIn: Started }>(application.url, SIGN_IN, { provider });
  const input = await goThere(startSignIn, subject);
  type Answer = { finishSignIn: { token: string; account: { username: string; hasPassword: boolean } } };
  return (await graphqlData<Answer>(application.url, SIGN_IN_END, { input })).finishSignIn;
}

async function codeOf(answer: Promise<GraphqlAnswer<unknown>>): Promise<string | undefined> {
  return (await answer).errors[0]?.extensions.code;
}

async function linked(token: string) {
  type Row = { provider: { name: string }; isLinked: boolean; email: string | null; linkedAt: string | null; isOnlyWayIn: boolean };
  return (await graphqlData<{ linkedAccounts: Row[] }>(application.url, LINKED, {}, token)).linkedAccounts;
}

const longAgo = (account: TestAccount) => signInMinutesAgo(application, account, 11);

test('SI-41 An account that its owner has linked signs in to it and nothing else of it ends; a mail says so, and another one when it is unlinked', async () => {
  const owner = await register(application);
  expect((await link(owner, 'acme', 'ada')).errors).toEqual([]);
  expect(await linked(owner.token)).toEqual([
    { provider: { name: 'acme' }, isLinked: true, email: 'ada@example.org', linkedAt: expect.any(String), isOnlyWayIn: false },
    { provider: { name: 'google' }, isLinked: false, email: null, linkedAt: null, isOnlyWayIn: false },
  ]);
  // The address of the account is another one: the person is known by issuer and subject.
  expect((await signIn('acme', 'ada')).account).toEqual({ username: owner.username, hasPassword: true });
  expect((await mails.next(owner.email)).subject).toContain('Acme ID signs you in');
  // Nothing changes, so no mail is sent.
  expect((await link(owner, 'acme', 'ada')).errors).toEqual([]);
  await call(UNLINK, { provider: 'acme' }, owner.token);
  await until(async () => (await sql('SELECT FROM queue.job')).length === 0);
  const subjects = mails.mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Acme ID'))).toEqual([
    expect.stringContaining('Acme ID signs you in'),
    expect.stringContaining('Acme ID no longer signs you in'),
  ]);
});

test('SI-41 An unlinked account signs in no more', async () => {
  const owner = await register(application);
  await link(owner, 'acme', 'bea');
  expect((await call(UNLINK, { provider: 'acme' }, owner.token)).errors).toEqual([]);
  expect((await linked(owner.token)).map(({ isLinked }) => isLinked)).toEqual([false, false]);
  expect((await signIn('acme', 'bea')).account.username).not.toBe(owner.username);
});

describe('SI-42 Nobody is moved from one account to another:', () => {
  test('a person who signs in to an account is linked to no other one', async () => {
    const first = await signIn('acme', 'cleo');
    const owner = await register(application);
    expect(await codeOf(link(owner, 'acme', 'cleo'))).toBe('PROVIDER_LINKED_ELSEWHERE');
    expect((await signIn('acme', 'cleo')).account.username).toBe(first.account.username);
  });

  test('a second person of a provider is not linked', async () => {
    const owner = await register(application);
    await link(owner, 'acme', 'dora');
    expect(await codeOf(link(owner, 'acme', 'fay'))).toBe('PROVIDER_LINKED_TWICE');
  });

  test('what somebody else has begun is not finished, by a sign-in neither', async () => {
    const [owner, other] = [await register(application), await register(application)];
    const begun = (): Promise<Started> => beginLinking(other, 'acme');
    expect(await codeOf(call(LINK_END, { input: await goThere(await begun(), 'fay') }, owner.token))).toBe('PROVIDER_CODE_REFUSED');
    expect(await codeOf(call(SIGN_IN_END, { input: await goThere(await begun(), 'fay') }))).toBe('PROVIDER_CODE_REFUSED');
    const { startSignIn } = await graphqlData<{ startSignIn: Started }>(application.url, SIGN_IN, { provider: 'acme' });
    expect(await codeOf(call(LINK_END, { input: await goThere(startSignIn, 'fay') }, owner.token))).toBe('PROVIDER_CODE_REFUSED');
    expect(await sql(`SELECT 1 FROM external_identity WHERE subject = 'fay'`)).toEqual([]);
  });

  test('of two accounts that link one person at once, one gets the person', async () => {
    const owners = await Promise.all([register(application), register(application)]);
    const inputs = await Promise.all(owners.map(async (owner) => goThere(await beginLinking(owner, 'acme'), 'gus')));
    const codes = await Promise.all(owners.map(({ token }, at) => codeOf(call(LINK_END, { input: inputs[at] }, token))));
    expect(codes.sort()).toEqual(['PROVIDER_LINKED_ELSEWHERE', undefined]);
  });
});

test('SI-42 The owner of an address who joins an account that somebody else made ends what that one has linked, their passkeys and their app', async () => {
  const stranger = await register(application, { email: 'eve@example.org' });
  await sql('UPDATE account SET email_verified = true WHERE username = $1', [stranger.username]);
  await link(stranger, 'acme', 'eve');
  await sql(
    `INSERT INTO passkey SELECT gen_random_uuid(), id, '', '', 0, 'phone', 'Theirs', true, now(), NULL FROM account WHERE username = $1`,
    [stranger.username],
  );
  await sql(
    `INSERT INTO authenticator_app (account_id, secret, since, last_step) SELECT id, '', now(), 0 FROM account WHERE username = $1`,
    [stranger.username],
  );
  expect((await signIn('google', 'eve')).account).toEqual({ username: stranger.username, hasPassword: false });
  expect(await sql('SELECT provider FROM external_identity WHERE subject = $1', ['eve'])).toEqual([{ provider: 'google' }]);
  expect(await sql('SELECT 1 FROM passkey')).toEqual([]);
  expect(await sql('SELECT 1 FROM authenticator_app')).toEqual([]);
});

test('SI-50 Who proves by a new password that the address is theirs ends what somebody else has linked', async () => {
  const stranger = await register(application);
  await link(stranger, 'acme', 'ivo');
  await mails.next(stranger.email);
  const { accountId, token } = await mailedResetLink(application, mails, stranger);
  const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
  expect((await call(reset, { input: { accountId, token, password: 'three lemons and a fig' } })).errors).toEqual([]);
  expect((await signIn('acme', 'ivo')).account.username).not.toBe(stranger.username);
});

test('SI-50 What was linked by a verified address stays with a new password', async () => {
  const { account } = await signIn('google', 'jan');
  const owner = { username: account.username, email: 'jan@example.org', password: '', token: '' };
  const { accountId, token } = await mailedResetLink(application, mails, owner);
  const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
  await call(reset, { input: { accountId, token, password: 'three lemons and a fig' } });
  expect((await signIn('google', 'jan')).account).toEqual({ username: account.username, hasPassword: true });
});

test('Who has unlinked Google and comes back by the same address loses nothing', async () => {
  const { token, account } = await signIn('google', 'kim');
  await link({ token }, 'acme', 'kim');
  expect((await call(UNLINK, { provider: 'google' }, token)).errors).toEqual([]);
  expect((await signIn('google', 'kim')).account.username).toBe(account.username);
  expect((await linked(token)).map(({ isLinked }) => isLinked)).toEqual([true, true]);
});

test('An issuer that the configuration has with a final slash is the same one', async () => {
  const spelt = { ...acme.settings, issuer: `${acme.settings.issuer}/` };
  const { dataSource, nest } = application;
  const owner = await register(application);
  await link(owner, 'acme', 'lea');
  const [row] = await sql<{ id: string }>('SELECT id FROM account WHERE username = $1', [owner.username]);
  const providers = new IdentityProviders([new OpenidIdentityProvider({ settings: spelt, redirectUri: '', onFailure: () => undefined })]);
  const part = <T>(type: Type<T>): T => nest.get(type, { strict: false });
  const accounts = new LinkedAccounts(
    providers,
    part(IdentityStore as unknown as Type<IdentityStore>),
    part(SignInRequestStore as unknown as Type<SignInRequestStore>),
    { now: () => new Date() },
    part(LimitAttempts),
    new WaysIn(providers, { passwordSignIn: 'on', identityProviders: [] }, { siteId: null } as PasskeyVerifier),
  );
  const actor = Actor.person(row!.id, { strength: 'password', at: new Date() });
  expect((await accounts.list(actor)).map(({ identity }) => identity !== null)).toEqual([true]);
  await accounts.unlink(actor, 'acme', { network: '', device: null, language: 'en' });
  expect(await dataSource.query('SELECT 1 FROM external_identity WHERE account_id = $1', [row!.id])).toEqual([]);
});

describe('SI-43 The last way to sign in stays:', () => {
  test('an account without a password keeps its only provider', async () => {
    const { token } = await signIn('google', 'hal');
    expect((await linked(token)).map(({ isOnlyWayIn }) => isOnlyWayIn)).toEqual([false, true]);
    expect(await codeOf(call(UNLINK, { provider: 'google' }, token))).toBe('LAST_WAY_IN');
    await link({ token }, 'acme', 'hal');
    const unlink = (provider: string) => () => codeOf(call(UNLINK, { provider }, token));
    const codes = await atOnce(application.dataSource, 'external_identity', [unlink('google'), unlink('acme')]);
    expect(codes.sort()).toEqual(['LAST_WAY_IN', undefined]);
  });

  test('a way in is spare if another one is left', () => {
    const [one, other]: WayIn[] = [
      { kind: 'provider', issuer: 'https://one.example' },
      { kind: 'provider', issuer: 'https://other.example' },
    ];
    const password: WayIn = { kind: 'password' };
    expect([[one], [one, other], [one, password], []].map((ways) => areSpare(isAt('https://one.example'), ways as WayIn[]))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

test('SI-44 Linking and unlinking need a person who has signed in within the last ten minutes', async () => {
  const owner = await register(application);
  const create = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';
  const input = { name: 'A script', scopes: ['READ', 'ACCOUNT'] };
  const program = (await graphqlData<{ createAccessToken: { token: string } }>(application.url, create, { input }, owner.token))
    .createAccessToken;
  await longAgo(owner);
  for (const query of [LINK, UNLINK]) {
    expect(await codeOf(call(query, { provider: 'acme' }, owner.token))).toBe('FRESH_SIGN_IN_NEEDED');
    expect(await codeOf(call(query, { provider: 'acme' }, program.token))).toBe('SIGN_IN_NEEDED');
    expect(await codeOf(call(query, { provider: 'acme' }))).toBe('UNAUTHENTICATED');
  }
});

test('An identity that a former release stored is shown without its address and its date', async () => {
  const owner = await register(application);
  const { issuer } = google.settings;
  await sql(`INSERT INTO external_identity (issuer, subject, account_id) SELECT $1, 'of-old', id FROM account WHERE username = $2`, [
    issuer,
    owner.username,
  ]);
  expect((await linked(owner.token))[1]).toEqual({
    provider: { name: 'google' },
    isLinked: true,
    email: null,
    linkedAt: null,
    isOnlyWayIn: false,
  });
});
