import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { AdminModule } from '../../../../server/admin.module.js';
import { freePort } from '../../../../scripts/cluster/ports.mjs';
import { mailedResetLink } from '../../../builders/accounts/mailed-links.js';
import { register, signInMinutesAgo, type TestAccount } from '../../../builders/accounts/account.js';
import { graphql, graphqlData } from '../../../support/calls/graphql.js';
import { atOnce } from '../../../support/database/at-once.js';
import { startMailServer, type TestMailServer } from '../../../support/neighbours/mail-server.js';
import { SoftwarePasskey, type PasskeyClaims } from '../../../support/neighbours/software-passkey.js';
import { runAdmin } from '../../../support/servers/admin-commands.js';
import { startApplication, type RunningApplication } from '../../../support/servers/application.js';

interface Challenge {
  readonly challenge: string;
  readonly siteId: string;
  readonly userHandle: string;
  readonly known: readonly string[];
}
interface Listed {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly lastUsedAt: string | null;
  readonly isOnlyWayIn: boolean;
}

const BEGIN_ADDING = 'mutation { startAddingPasskey { challenge siteId userHandle username known } }';
const ADD = 'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { id name kind lastUsedAt isOnlyWayIn } }';
const BEGIN = 'mutation { startPasskeySignIn { challenge siteId } }';
const FINISH = 'mutation ($input: PasskeyAnswerInput!) { finishPasskeySignIn(input: $input) { token account { username } } }';
const LIST = '{ passkeys { id name kind lastUsedAt isOnlyWayIn } }';
const REMOVE = 'mutation ($id: ID!) { removePasskey(id: $id) }';
const RENAME = 'mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { name } }';

let mails: TestMailServer;
let application: RunningApplication;
beforeAll(async () => {
  mails = await startMailServer();
  const port = await freePort();
  application = await startApplication({ port, publicUrl: `http://localhost:${port}`, smtpUrl: mails.url, rateLimits: 'off' });
});
afterAll(async () => {
  await application.stop();
  await mails.stop();
});

const call = (query: string, variables: Record<string, unknown>, token?: string) => graphql(application.url, query, variables, token);
const codeOf = async (answer: ReturnType<typeof call>): Promise<string | undefined> => (await answer).errors[0]?.extensions.code;
const data = <T>(query: string, variables: Record<string, unknown>, token?: string): Promise<T> =>
  graphqlData<T>(application.url, query, variables, token);

async function beginAdding({ token }: { token: string }): Promise<Challenge> {
  return (await data<{ startAddingPasskey: Challenge }>(BEGIN_ADDING, {}, token)).startAddingPasskey;
}

function passkeyOf({ siteId, userHandle }: Challenge): SoftwarePasskey {
  return new SoftwarePasskey({ origin: application.url, siteId, userHandle });
}

async function addTo(account: { token: string }, name = 'Laptop'): Promise<{ passkey: SoftwarePasskey; id: string }> {
  const begun = await beginAdding(account);
  const passkey = passkeyOf(begun);
  const { addPasskey } = await data<{ addPasskey: Listed }>(ADD, { input: passkey.made(begun.challenge, name) }, account.token);
  return { passkey, id: addPasskey.id };
}

const begin = async (): Promise<string> => (await data<{ startPasskeySignIn: Challenge }>(BEGIN, {})).startPasskeySignIn.challenge;
const list = async ({ token }: { token: string }): Promise<Listed[]> => (await data<{ passkeys: Listed[] }>(LIST, {}, token)).passkeys;

async function signIn(passkey: SoftwarePasskey, changed: Partial<PasskeyClaims> = {}) {
  return call(FINISH, { input: passkey.answer(await begin(), changed) });
}

async function isSignedIn(passkey: SoftwarePasskey): Promise<boolean> {
  return (await signIn(passkey)).errors.length === 0;
}

const longAgo = (account: TestAccount) => signInMinutesAgo(application, account, 11);
const sql = <Row>(statement: string, values: unknown[] = []): Promise<Row[]> => application.dataSource.query(statement, values);
const verify = ({ username }: TestAccount) => sql('UPDATE account SET email_verified = true WHERE username = $1', [username]);

test('SI-51 A passkey that the owner of an account has added signs in to it without a password; a mail says so, and another one when it is removed', async () => {
  const owner = await register(application);
  const { passkey, id } = await addTo(owner, 'MacBook Air');
  expect((await mails.next(owner.email)).subject).toContain('A passkey signs you in');
  expect(await list(owner)).toEqual([{ id, name: 'MacBook Air', kind: 'COMPUTER', lastUsedAt: null, isOnlyWayIn: false }]);

  const { data: signedIn } = await signIn(passkey);
  expect(signedIn).toMatchObject({ finishPasskeySignIn: { account: { username: owner.username } } });
  expect((await list(owner))[0]?.lastUsedAt).not.toBeNull();
  const [session] = await sql<{ strength: string }>('SELECT strength FROM session ORDER BY started_at DESC LIMIT 1');
  expect(session?.strength).toBe('passkey');

  await call(RENAME, { id, name: 'Old laptop' }, owner.token);
  await call(REMOVE, { id }, owner.token);
  const mail = await mails.next(owner.email);
  expect([mail.subject, mail.text]).toEqual([expect.stringContaining('no longer signs you in'), expect.stringContaining('Old laptop')]);
  expect([await codeOf(signIn(passkey)), await list(owner)]).toEqual(['PASSKEY_REFUSED', []]);
});

describe('SI-52 Whoever answers with something else signs in nobody:', () => {
  let owner: TestAccount;
  let passkey: SoftwarePasskey;
  beforeAll(async () => {
    owner = await register(application);
    ({ passkey } = await addTo(owner));
  });

  const forged: [string, Partial<PasskeyClaims>][] = [
    ['an answer of another site', { origin: 'https://evil.example' }],
    ['an answer in a frame of another site', { crossOrigin: true }],
    ['an answer of another port', { origin: 'http://localhost:1' }],
    ['a key of another site', { siteId: 'evil.example' }],
    ['a device that has recognised nobody', { flags: 1 }],
    ['a device with nobody there', { flags: 4 }],
    ['an answer for something else', { type: 'webauthn.create' }],
    ['a challenge that nobody has made', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['no challenge', { challenge: '' }],
    ['the handle of nobody', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ];
  test.each(forged)('%s', async (_, changed) => {
    expect(await codeOf(signIn(passkey, changed))).toBe('PASSKEY_REFUSED');
  });

  test('a wrong signature, values that are none, and ones that are too long', async () => {
    const right = passkey.answer(await begin());
    const other = passkey.answer(await begin());
    for (const wrong of [
      { signature: other.signature },
      { signature: '' },
      { authenticatorData: 'x' },
      { clientDataJson: '{}' },
      { clientDataJson: 'A'.repeat(20_001) },
      { credentialId: '' },
      { credentialId: Buffer.alloc(16, 7).toString('base64url') },
    ])
      expect(await codeOf(call(FINISH, { input: { ...right, ...wrong } }))).toBe('PASSKEY_REFUSED');
  });

  test('the same answer again, also at the same moment', async () => {
    const input = passkey.answer(await begin());
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(call(FINISH, { input }))));
    expect(codes.sort()).toEqual(['PASSKEY_REFUSED', 'PASSKEY_REFUSED', undefined]);
  });

  test('an answer after five minutes', async () => {
    const input = passkey.answer(await begin());
    await sql(`UPDATE passkey_challenge SET expires_at = expires_at - interval '5 minutes'`);
    expect(await codeOf(call(FINISH, { input }))).toBe('PASSKEY_REFUSED');
  });

  test('a challenge for a new passkey', async () => {
    const { challenge } = await beginAdding(owner);
    expect(await codeOf(call(FINISH, { input: passkey.answer(challenge) }))).toBe('PASSKEY_REFUSED');
  });

  test('the copy of a device that counts', async () => {
    expect((await signIn(passkey, { count: 5 })).errors).toEqual([]);
    expect(await codeOf(signIn(passkey, { count: 5 }))).toBe('PASSKEY_REFUSED');
    expect(await codeOf(signIn(passkey, { count: 0 }))).toBe('PASSKEY_REFUSED');
    expect((await signIn(passkey, { count: 6 })).errors).toEqual([]);
    const next = await Promise.all([begin(), begin()]);
    const codes = await Promise.all(next.map((challenge) => codeOf(call(FINISH, { input: passkey.answer(challenge, { count: 7 }) }))));
    expect(codes.sort()).toEqual(['PASSKEY_REFUSED', undefined]);
  });
});

describe('SI-53 Only a passkey that the owner has just made is added:', () => {
  let owner: TestAccount;
  beforeAll(async () => {
    owner = await register(application);
  });

  const forged: [string, Partial<PasskeyClaims>][] = [
    ['an answer of another site', { origin: 'https://evil.example' }],
    ['a key of another site', { siteId: 'evil.example' }],
    ['a device that has recognised nobody', { flags: 1 + 64 }],
    ['an answer without a key', { flags: 1 + 4 }],
    ['an answer for something else', { type: 'webauthn.get' }],
    ['a challenge that nobody has made', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['a certificate of its maker', { attestation: 'packed' }],
  ];
  test.each(forged)('not %s', async (_, changed) => {
    const begun = await beginAdding(owner);
    const input = passkeyOf(begun).made(begun.challenge, 'Forged', changed);
    expect([await codeOf(call(ADD, { input }, owner.token)), await list(owner)]).toEqual(['PASSKEY_REFUSED', []]);
  });

  test('not one for a challenge of another account, of a sign-in, or that was used', async () => {
    const other = await register(application);
    const begun = await beginAdding(other);
    const passkey = passkeyOf(begun);
    expect(await codeOf(call(ADD, { input: passkey.made(begun.challenge, 'A') }, owner.token))).toBe('PASSKEY_REFUSED');
    expect(await codeOf(call(ADD, { input: passkey.made(await begin(), 'A') }, owner.token))).toBe('PASSKEY_REFUSED');
    expect(await codeOf(call(ADD, { input: passkey.made(begun.challenge, 'A') }, other.token))).toBe('PASSKEY_REFUSED');
  });

  test('not one that an account has already, nor a twenty-first', async () => {
    const { passkey } = await addTo(owner);
    const begun = await beginAdding(owner);
    expect(begun.known).toEqual([passkey.credentialId]);
    expect(await codeOf(call(ADD, { input: passkey.made(begun.challenge, 'Again') }, owner.token))).toBe('PASSKEY_REFUSED');
    for (let at = 2; at <= 19; at += 1) await addTo(owner, `Key ${at}`);
    const late = await beginAdding(owner);
    await addTo(owner, 'Key 20');
    expect(await codeOf(call(BEGIN_ADDING, {}, owner.token))).toBe('TOO_MANY_PASSKEYS');
    expect(await codeOf(call(ADD, { input: passkeyOf(late).made(late.challenge, 'Key 21') }, owner.token))).toBe('TOO_MANY_PASSKEYS');
  });

  test('not one without a name, or with one that is too long', async () => {
    const fresh = await register(application);
    for (const name of [' ', 'x'.repeat(61)]) {
      const begun = await beginAdding(fresh);
      expect(await codeOf(call(ADD, { input: passkeyOf(begun).made(begun.challenge, name) }, fresh.token))).toBe('PASSKEY_NAME_REFUSED');
    }
  });
});

test('SI-54 Passkeys are added and removed within ten minutes after signing in, by the owner in person; the last way to sign in stays', async () => {
  const owner = await register(application);
  const stranger = await register(application);
  const { passkey, id } = await addTo(owner);
  expect(await codeOf(call(RENAME, { id, name: 'Mine' }, stranger.token))).toBe('PASSKEY_UNKNOWN');
  expect(await codeOf(call(RENAME, { id: 'no id', name: 'Mine' }, owner.token))).toBe('PASSKEY_UNKNOWN');
  await call(REMOVE, { id }, stranger.token);
  expect(await isSignedIn(passkey)).toBe(true);

  await longAgo(owner);
  expect(await codeOf(call(BEGIN_ADDING, {}, owner.token))).toBe('FRESH_SIGN_IN_NEEDED');
  expect(await codeOf(call(REMOVE, { id }, owner.token))).toBe('FRESH_SIGN_IN_NEEDED');

  await sql('UPDATE account SET password_hash = NULL WHERE username = $1', [owner.username]);
  const { finishPasskeySignIn } = (await signIn(passkey)).data as { finishPasskeySignIn: { token: string } };
  expect((await list(finishPasskeySignIn))[0]?.isOnlyWayIn).toBe(true);
  expect(await codeOf(call(REMOVE, { id }, finishPasskeySignIn.token))).toBe('LAST_WAY_IN');
  const second = await addTo(finishPasskeySignIn, 'Phone');
  const remove = (one: string) => () => codeOf(call(REMOVE, { id: one }, finishPasskeySignIn.token));
  const codes = await atOnce(application.dataSource, 'passkey', [remove(id), remove(second.id)]);
  expect(codes.sort()).toEqual(['LAST_WAY_IN', undefined]);
});

test('SI-55 A new password keeps the passkeys, except those that were added before the address was verified', async () => {
  const owner = await register(application);
  const early = await addTo(owner, 'Early');
  await verify(owner);
  const later = await addTo(owner, 'Later');
  await mails.next(owner.email);
  await mails.next(owner.email);
  const { accountId, token } = await mailedResetLink(application, mails, owner);
  const input = { accountId, token, password: 'another garden of lemons' };
  await graphqlData(application.url, 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', { input });
  expect([await isSignedIn(early.passkey), await isSignedIn(later.passkey)]).toEqual([false, true]);
});

test('SI-81 An operator removes the passkeys of an owner who has lost the devices; the command is in the audit log, and the owner is told', async () => {
  const owner = await register(application);
  const lost = [await addTo(owner, 'Lost phone'), await addTo(owner, 'Lost key')];
  await mails.next(owner.email);
  await mails.next(owner.email);
  const context = await NestFactory.createApplicationContext(AdminModule.register(application.config, application.dataSource), {
    logger: false,
  });
  expect(await runAdmin(context, ['account', 'remove-passkeys', owner.username])).toMatchObject({ code: 0 });
  await context.close();
  for (const { passkey } of lost) expect(await codeOf(signIn(passkey))).toBe('PASSKEY_REFUSED');
  const texts = [(await mails.next(owner.email)).text, (await mails.next(owner.email)).text];
  for (const name of ['Lost phone', 'Lost key']) expect(texts.join()).toContain(name);
  expect(await sql('SELECT act, outcome FROM audit_log')).toEqual([{ act: 'account remove-passkeys', outcome: 'done' }]);
});

test('SI-56 Without https there are no passkeys, except on the same machine', async () => {
  const plain = await startApplication({ rateLimits: 'off' });
  try {
    const owner = await register(plain);
    const codes = [await graphql(plain.url, BEGIN), await graphql(plain.url, BEGIN_ADDING, {}, owner.token)];
    expect(codes.map(({ errors }) => errors[0]?.extensions.code)).toEqual(['PASSKEYS_UNAVAILABLE', 'PASSKEYS_UNAVAILABLE']);
  } finally {
    await plain.stop();
  }
});
