import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { PostgresInstanceLock } from '../../../server/adapters/postgres/connection/postgres-instance-lock.js';
import type { InstanceLock } from '../../../server/instance-lock.port.js';
import { MemoryInstanceLock } from '../../fakes/memory-instance-lock.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { until } from '../../support/waiting.js';

// Two instances have a pool each.
let database: TestDatabase;
let pools: DataSource[];
beforeAll(async () => {
  database = await createTestDatabase();
  pools = [await createDataSource(database.url).initialize(), await createDataSource(database.url).initialize()];
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.destroy()));
  await database.drop();
});

function inMemory(): InstanceLock[] {
  const place = {};
  return [new MemoryInstanceLock(place), new MemoryInstanceLock(place)];
}

const inPostgres = (silence?: number): InstanceLock[] => pools.map((pool) => new PostgresInstanceLock(pool, silence));

let [first, second]: InstanceLock[] = [];
afterEach(async () => {
  await first?.release();
  await second?.release();
});

const asked = async (): Promise<boolean[]> => [await first!.hold(), await second!.hold()];

describe.each<[string, () => InstanceLock[]]>([
  ['the memory of a test', inMemory],
  ['PostgreSQL', inPostgres],
])('a lock of instances in %s', (_, open) => {
  beforeEach(() => {
    [first, second] = open();
  });

  test('is held by one of two, however often both request it', async () => {
    for (let time = 0; time < 3; time += 1) expect(await asked()).toEqual([true, false]);
  });

  test('goes to one of two that request it at the same moment', async () => {
    expect((await Promise.all([first!.hold(), second!.hold()])).toSorted()).toEqual([false, true]);
  });

  test('goes to the other one when it is released, and only its holder can release it', async () => {
    await first!.hold();
    await second!.release();
    expect(await asked()).toEqual([true, false]);
    await first!.release();
    expect([await second!.hold(), await first!.hold()]).toEqual([true, false]);
  });
});

async function pidOfHolder(): Promise<number | undefined> {
  const rows: { pid: number }[] = await pools[1]!.query(
    `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows[0]?.pid;
}

test('in PostgreSQL the lock goes to the other one when the connection of its holder breaks, and the former holder notices that', async () => {
  [first, second] = inPostgres();
  await first!.hold();
  await pools[1]!.query('SELECT pg_terminate_backend($1, 30000)', [await pidOfHolder()]);
  expect([await second!.hold(), await first!.hold()]).toEqual([true, false]);
});

test('in PostgreSQL the lock goes to the other one when its holder stops responding', async () => {
  [first, second] = inPostgres(300);
  await first!.hold();
  await until(() => second!.hold());
  await until(async () => (await pidOfHolder()) === undefined);
  expect(await first!.hold()).toBe(true);
});

test('in PostgreSQL the lock takes no connection from the pool, and its own one is closed with it', async () => {
  const pool = await createDataSource(database.url, { poolSize: 1 }).initialize();
  first = new PostgresInstanceLock(pool);
  await first.hold();
  const pid = await pidOfHolder();
  const sessions = () => pool.query<unknown[]>('SELECT FROM pg_stat_activity WHERE pid = $1', [pid]);
  expect(await sessions()).toHaveLength(1);
  await first.release();
  await until(async () => (await sessions()).length === 0);
  await pool.destroy();
});
