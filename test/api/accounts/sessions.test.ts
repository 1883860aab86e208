import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LogInDocument } from '../../builders/accounts/log-in.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { untilWaiting } from '../../support/database/at-once.js';

interface Listed {
  readonly id: string;
  readonly device: string | null;
  readonly browser: string | null;
  readonly system: string | null;
  readonly startedAt: string;
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}

const listQuery = '{ sessions { id device browser system startedAt lastUsedAt isCurrent } }';
const endQuery = 'mutation ($id: ID!) { endSession(id: $id) }';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

let application: RunningApplication;
let second: RunningApplication;
let ada: TestAccount;
beforeAll(async () => {
  application = await startApplication();
  const database = { url: application.config.databaseUrl ?? '', drop: () => Promise.resolve() };
  second = await startApplication({ database });
});
afterAll(async () => {
  await second.stop();
  await application.stop();
});

const list = async (token: string) => (await graphqlData<{ sessions: Listed[] }>(application.url, listQuery, {}, token)).sessions;
const end = (id: string, token: string) => graphqlData(application.url, endQuery, { id }, token);

async function logIn({ username, password }: TestAccount): Promise<string> {
  return (await graphqlData(application.url, LogInDocument, { input: { username, password } })).logIn.token;
}

/** Signs in with the User-Agent of a browser. */
async function logInWith(userAgent: string, { username, password }: TestAccount): Promise<string> {
  const { body } = await post(application.url, 'login/', { username, password }, { 'User-Agent': userAgent });
  return String(body?.token);
}

/** The codes that a token gets from both APIs of both instances. */
async function answersTo(token: string): Promise<unknown[]> {
  const answers = [application, second].map(async ({ url }) => [
    (await post(url, 'getuserdetails/', {}, withToken(token))).status,
    (await graphql(url, '{ me { username } }', {}, token)).errors[0]?.extensions.code,
  ]);
  return (await Promise.all(answers)).flat();
}

const alive = [200, undefined, 200, undefined];
const ended = [401, 'UNAUTHENTICATED', 401, 'UNAUTHENTICATED'];

test('Simultaneous requests of several accounts each get the response for the account of their own token', async () => {
  const accounts = await Promise.all([application, second].map((instance) => register(instance)));
  const once = [application, second].flatMap(({ url }) => accounts.map((account) => ({ url, account })));
  const asked = Array.from({ length: 30 }, () => once).flat();
  const answers = await Promise.all(
    asked.map(
      async ({ url, account }) =>
        (await graphqlData<{ me: { username: string } }>(url, '{ me { username } }', {}, account.token)).me.username,
    ),
  );
  expect(answers).toEqual(asked.map(({ account }) => account.username));
});

describe('sessions', () => {
  test('lists where the account is signed in by browser and system, and marks the session of the request', async () => {
    ada = await register(application);
    await logInWith(safari, ada);
    const token = await logInWith(firefox, ada);
    const sessions = await list(token);
    expect(sessions.map(({ device, browser, system, isCurrent }) => [device, browser, system, isCurrent])).toEqual([
      ['Firefox on Linux', 'Firefox', 'Linux', true],
      ['Safari on iOS', 'Safari', 'iOS', false],
      [null, null, null, false],
    ]);
    for (const session of sessions) {
      expect(session).toMatchObject({
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        startedAt: expect.stringMatching(moment),
        lastUsedAt: expect.stringMatching(moment),
      });
    }
  });

  test('leaves out expired sessions, and sessions of other accounts', async () => {
    const owner = await register(application);
    await application.dataSource.query(
      `UPDATE session SET last_used_at = now() - interval '30 days' WHERE account_id = (SELECT id FROM account WHERE username = $1)`,
      [owner.username],
    );
    const token = await logIn(owner);
    expect(await list(token)).toMatchObject([{ isCurrent: true }]);
  });

  test('shows the name of a browser as a text of at most 100 characters, whatever it is', async () => {
    const owner = await register(application);
    for (const userAgent of ['<script>alert(1)</script>/1.0', `${'x'.repeat(3_000)}/1.0 (${'y'.repeat(3_000)})`])
      await logInWith(userAgent, owner);
    for (const { device } of await list(owner.token)) expect((device ?? '').length).toBeLessThanOrEqual(100);
  });
});

describe('endSession', () => {
  test('SF-04 ends one session at once, on both APIs of every instance, and keeps the others', async () => {
    const owner = await register(application);
    const elsewhere = await logIn(owner);
    const other = (await list(owner.token)).find(({ isCurrent }) => !isCurrent);
    expect(await end(other?.id ?? '', owner.token)).toEqual({ endSession: true });
    expect([await answersTo(elsewhere), await answersTo(owner.token)]).toEqual([ended, alive]);
    // The second time there is nothing to do.
    expect(await end(other?.id ?? '', owner.token)).toEqual({ endSession: true });
  });

  test('does nothing for the session of another account or for an invalid id', async () => {
    const [owner, stranger] = [await register(application), await register(application)];
    const [session] = await list(owner.token);
    for (const id of [session?.id ?? '', '', 'anything', "' OR 1=1 --", '00000000-0000-0000-0000-000000000000', 'x\0']) {
      expect(await end(id, stranger.token)).toEqual({ endSession: true });
    }
    expect(await answersTo(owner.token)).toEqual(alive);
  });

  test('may end the session of the request', async () => {
    const owner = await register(application);
    const [session] = await list(owner.token);
    await end(session?.id ?? '', owner.token);
    expect(await answersTo(owner.token)).toEqual(ended);
  });
});

test('logOutEverywhere ends every session of the account at once, on both APIs of every instance, and none of another account', async () => {
  const [owner, stranger] = [await register(application), await register(application)];
  const others = [await logIn(owner), await logIn(owner)];
  expect(await graphqlData(application.url, 'mutation { logOutEverywhere }', {}, owner.token)).toEqual({ logOutEverywhere: true });
  for (const token of [owner.token, ...others]) expect(await answersTo(token)).toEqual(ended);
  expect(await answersTo(stranger.token)).toEqual(alive);
  expect(await answersTo(await logIn(owner))).toEqual(alive);
});

test('SE-07 A token ends at logout at once on both APIs of every instance, and its session is no longer listed', async () => {
  const owner = await register(application);
  const token = await logIn(owner);
  expect((await post(application.url, 'logout/', {}, withToken(token))).status).toBe(200);
  expect(await answersTo(token)).toEqual(ended);
  expect(await list(owner.token)).toMatchObject([{ isCurrent: true }]);
});

test('TO-17 A call that has arrived before its session ends, and is carried out after, leaves nothing of what a recovery ends', async () => {
  const owner = await register(application);
  const other = application.dataSource.createQueryRunner();
  const ofOwner = 'account_id = (SELECT id FROM account WHERE username = $1)';
  await other.query('BEGIN');
  await other.query('SELECT FROM account WHERE username = $1 FOR UPDATE', [owner.username]);
  await other.query(`DELETE FROM session WHERE ${ofOwner}`, [owner.username]);
  const make = 'mutation { createAccessToken(input: { name: "Reader", scopes: [READ] }) { token } }';
  const answer = graphql(application.url, make, {}, owner.token);
  await untilWaiting(application.dataSource);
  await other.query('COMMIT');
  await other.release();
  expect((await answer).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(await application.dataSource.query(`SELECT FROM access_token WHERE ${ofOwner}`, [owner.username])).toEqual([]);
});
