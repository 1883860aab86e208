import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { freePort } from '../../scripts/cluster/ports.mjs';
import { startReplica, type Replica } from '../../scripts/cluster/replicas.mjs';
import { aPageAt, type TestAccount } from '../builders/accounts/account.js';
import { closeDatabase, createTestDatabase, openDatabase, type TestDatabase } from '../support/database/database.js';
import { graphql } from '../support/calls/graphql.js';
import { makeDataFolder, removeDataFolder } from '../support/servers/started-server.js';
import { visit } from '../support/calls/visits.js';
import { until } from '../support/waiting.js';

// It starts the product several times.
jest.setTimeout(300_000);

let replicas: Replica[] = [];
let database: TestDatabase;
let folder: string;
let owner: TestAccount;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = makeDataFolder();
  replicas = await Promise.all([start(), start(), start()]);
  owner = await aPageAt(replicas[0]!, 'counted');
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await database.drop();
  removeDataFolder(folder);
});

async function start(): Promise<Replica> {
  return startReplica({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    SHUTDOWN_DELAY_SECONDS: '0',
    METRICS_TOKEN: 'a-token-of-the-operator',
  });
}

async function visitTimes({ url }: Replica, times: number): Promise<void> {
  await Promise.all(Array.from({ length: times }, async () => expect(await visit(`${url}/counted`)).toBe(200)));
}

async function views({ url }: Replica): Promise<number> {
  const { data } = await graphql<{ pageCounts: { views: number[] } }>(url, '{ pageCounts(days: 2) { views } }', {}, owner.token);
  return data!.pageCounts.views.reduce((sum, more) => sum + more, 0);
}

/** The counts that only this process has. */
async function waiting({ url }: Replica): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization: 'Bearer a-token-of-the-operator' } });
  return Number(/^tessera_visit_counts_waiting (\d+)$/m.exec(await answer.text())?.[1]);
}
const stored = (replica: Replica) => until(async () => (await waiting(replica)) === 0);

test('Three replicas count each visit once: also those before a replica ends, and before one is killed up to the last time that it stored', async () => {
  const [first, second, third] = replicas as [Replica, Replica, Replica];
  await Promise.all([visitTimes(first, 40), visitTimes(second, 30), visitTimes(third, 20)]);
  await Promise.all(replicas.map(stored));
  expect(await views(first)).toBe(90);

  // Killed: what it has stored stays, and is not stored twice by anybody.
  await second.stop('SIGKILL');
  expect(await views(first)).toBe(90);

  // Ended in order, right after the visits: nothing waits for the next time.
  await visitTimes(third, 7);
  await third.stop('SIGTERM');
  await visitTimes(first, 3);
  await stored(first);
  expect(await views(first)).toBe(100);
  replicas = [first];
});

test('While the database is away, a replica goes on counting, and stores everything when it is back', async () => {
  const [replica] = replicas as [Replica];
  const before = await views(replica);
  await closeDatabase(database);
  await visitTimes(replica, 5);
  await until(async () => (await failed(replica)) > 0);
  await visitTimes(replica, 6);
  await openDatabase(database);
  await stored(replica);
  expect(await views(replica)).toBe(before + 11);
});

async function failed({ url }: Replica): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization: 'Bearer a-token-of-the-operator' } });
  return Number(/^tessera_visit_stores_total\{result="failed"\} (\d+)$/m.exec(await answer.text())?.[1]);
}
