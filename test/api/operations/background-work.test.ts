import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { aPageAt, claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { createIdentityProvider, type TestIdentityProvider } from '../../support/neighbours/identity-provider.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { post } from '../../support/calls/rest.js';
import { until } from '../../support/waiting.js';

// Two instances on one database, as they are behind a load balancer.
let database: TestDatabase;
let provider: TestIdentityProvider;
let one: RunningApplication;
let other: RunningApplication | undefined;
let ada: TestAccount;
beforeAll(async () => {
  database = await createTestDatabase();
  provider = await createIdentityProvider([]);
  one = await startOne();
  await provider.start(`${one.url}/login`);
  ada = await aPageAt(one, 'ada-in-front');
});
const startOne = (): Promise<RunningApplication> => startApplication({ database, identityProviders: [provider.settings] });
afterAll(async () => {
  await Promise.all([one.stop(), other?.stop()]);
  await provider.stop();
  await database.drop();
});

const countExpired = `
  SELECT (SELECT count(*)::int FROM session WHERE last_used_at < '2001-01-01') AS sessions,
    (SELECT count(*)::int FROM one_time_token WHERE expires_at < '2001-01-01') AS tokens,
    (SELECT count(*)::int FROM sign_in_request WHERE expires_at < '2001-01-01') AS requests,
    (SELECT count(*)::int FROM rate_limit WHERE expire < 10000) AS attempts,
    (SELECT count(*)::int FROM reserved_linkname WHERE free_at < '2001-01-01') AS linknames,
    (SELECT count(*)::int FROM publication_key WHERE kept_until < '2001-01-01') AS keys,
    (SELECT count(*)::int FROM stored_image WHERE kept_at < '2001-01-01') AS images,
    (SELECT count(*)::int FROM page_count WHERE subject <> '') AS hosts,
    (SELECT count(*)::int FROM page WHERE sanitizer_version = 0) AS pages`;
const nothing = { sessions: 0, tokens: 0, requests: 0, attempts: 0, linknames: 0, keys: 0, images: 0, hosts: 0, pages: 0 };
const all = {
  sessions: 1_200,
  tokens: 1_200,
  requests: 1_200,
  attempts: 1_200,
  linknames: 1_200,
  keys: 1_200,
  images: 120,
  hosts: 120,
  pages: 1,
};

async function expired({ dataSource }: RunningApplication): Promise<unknown> {
  const [counts] = await dataSource.query<unknown[]>(countExpired);
  return counts;
}

/** More of everything than one step takes, all of it from the year 2000, and a linkname that is free again. */
async function letExpire(dataSource: DataSource): Promise<void> {
  const rows = 'FROM generate_series(1, 1200) AS n';
  const [hash, moment] = [`sha256((n || '${randomUUID()}')::bytea)`, `timestamptz '2000-01-01'`];
  const owner = `(SELECT id FROM account WHERE username = '${ada.username}')`;
  await dataSource.transaction(async (manager) => {
    await manager.query(
      `INSERT INTO session (token_hash, account_id, started_at, last_used_at) SELECT ${hash}, ${owner}, ${moment}, ${moment} ${rows}`,
    );
    await manager.query(`INSERT INTO one_time_token SELECT ${hash}, 'verify-email', ${owner}, ${moment} ${rows}`);
    await manager.query(`INSERT INTO sign_in_request SELECT ${hash}, '', '', ${moment} ${rows}`);
    const page = `(SELECT owner_id FROM page WHERE linkname = 'ada-in-front')`;
    await manager.query(
      `INSERT INTO page_count SELECT ${page}, date '2000-01-01' + n, 'referrer', 'a.example', 1 ${rows.replace('1200', '120')}`,
    );
    await manager.query(`INSERT INTO rate_limit SELECT 'over:' || n, 1, n ${rows}`);
    await manager.query(`INSERT INTO reserved_linkname SELECT 'free-again-' || n, ${moment} ${rows}`);
    await manager.query(`INSERT INTO publication_key SELECT ${hash}, '', ${page}, 1, true, ${moment} ${rows}`);
    await manager.query(`INSERT INTO stored_image SELECT encode(${hash}, 'hex') || '.jpg', ${moment} FROM generate_series(1, 120) AS n`);
    await manager.query('UPDATE page SET sanitizer_version = 0');
  });
}

test('Expired and unused data is removed in the background, not by a request, and by the other instance if one stops', async () => {
  await letExpire(one.dataSource);
  await one.stop();
  one = await startOne();
  await until(async () => JSON.stringify(await expired(one)) === JSON.stringify(nothing));

  // From now on the first instance rests for some minutes, and the second one leaves the work to it.
  other = await startApplication({ database });
  await letExpire(one.dataSource);
  for (const { url } of [one, other]) {
    const grace = await register({ url });
    expect((await post(url, 'login/', { username: grace.username, password: grace.password })).status).toBe(200);
    await post(url, 'passwordresetrequest/', { email: grace.email });
    await claim({ url }, grace, url === one.url ? 'free-again-1' : 'free-again-2');
    expect((await fetch(`${url}/free-again-3`)).status).toBe(404);
  }
  await graphqlData(one.url, '{ me { username } }', {}, ada.token);
  await graphqlData(one.url, 'mutation { startGoogleSignIn { address } }');
  await until(
    async () => (await one.dataSource.query<unknown[]>(`SELECT FROM one_time_token WHERE purpose = 'reset-password'`)).length === 2,
  );
  expect(await expired(one)).toEqual(all);

  await one.stop();
  const successor = other;
  await until(async () => JSON.stringify(await expired(successor)) === JSON.stringify(nothing));
  one = await startOne();
});
