import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { connect, createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { OwnConnection } from '../../../server/adapters/postgres/connection/own-connection.js';
import { findPooler } from '../../../server/adapters/postgres/connection/poolers/find-pooler.js';
import { PostgresInstanceLock } from '../../../server/adapters/postgres/connection/postgres-instance-lock.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { isPgbouncerInstalled, startPgbouncer, type Pgbouncer } from '../../support/database/pgbouncer.js';

jest.setTimeout(60_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const toEnd: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of toEnd.splice(0).toReversed()) await end();
});

async function pgbouncer(...[settings]: Parameters<typeof startPgbouncer>): Promise<Pgbouncer> {
  const pooler = await startPgbouncer(settings);
  toEnd.push(() => pooler.stop());
  return pooler;
}

async function connected(url: string): Promise<DataSource> {
  const dataSource = createDataSource(url);
  await connect(dataSource, url);
  toEnd.push(() => dataSource.destroy());
  return dataSource;
}

async function client(url: string): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString: url });
  opened.on('error', () => undefined);
  await opened.connect();
  toEnd.push(() => opened.end());
  return opened;
}

/** As many connections of the pooler to the database, which are idle afterwards. */
async function warm(url: string, count: number): Promise<void> {
  const clients = await Promise.all(Array.from({ length: count }, () => client(url)));
  await Promise.all(clients.map((one) => one.query('SELECT pg_sleep(0.1)')));
}

test('Without a pooler, none is found', async () => {
  expect(await findPooler(database.url)).toBe('none');
});

const withPgbouncer = isPgbouncerInstalled() ? describe : describe.skip;

withPgbouncer('Behind PgBouncer (needs pgbouncer)', () => {
  test.each([
    { mode: 'session' },
    { mode: 'session', size: 1 },
    { mode: 'session', more: ['server_round_robin = 1'] },
    { mode: 'transaction' },
    { mode: 'transaction', size: 1 },
  ] as const)('the mode is found: %j', async (settings) => {
    const pooler = await pgbouncer(settings);
    // With one connection, the second one waits in vain.
    expect(await findPooler(pooler.behind(database.url), 1_000)).toBe(settings.mode);
  });

  test.each([1, 2, 3, 7])('transaction mode is found, too, where %i connections are used in turn', async (count) => {
    const url = (await pgbouncer({ mode: 'transaction', more: ['server_round_robin = 1'] })).behind(database.url);
    await warm(url, count);
    expect(await findPooler(url)).toBe('transaction');
  });

  test('transaction mode is found, too, while others use most of the connections', async () => {
    const url = (await pgbouncer({ mode: 'transaction', size: 8 })).behind(database.url);
    const others = await Promise.all([1, 2, 3, 4, 5, 6].map(() => client(url)));
    let isDone = false;
    const load = others.map(async (other) => {
      while (!isDone) await other.query('SELECT count(*) FROM generate_series(1, 1000)');
    });
    expect(await Promise.all([1, 2, 3].map(() => findPooler(url)))).toEqual(['transaction', 'transaction', 'transaction']);
    isDone = true;
    await Promise.all(load);
  });

  test('a pooler that allows no transactions is refused', async () => {
    const pooler = await pgbouncer({ mode: 'statement' });
    await expect(connected(pooler.behind(database.url))).rejects.toMatchObject({
      name: 'DatabaseFault',
      message: expect.stringContaining('transaction blocks not allowed in statement pooling mode'),
    });
  });

  test('a pooler in transaction mode is refused with what to do', async () => {
    const url = (await pgbouncer({ mode: 'transaction' })).behind(database.url);
    await expect(connected(url)).rejects.toMatchObject({
      name: 'DatabaseFault',
      message: expect.stringMatching(
        /^The database at 127\.0\.0\.1:\d+\/test_\w+ is behind a connection pooler in transaction mode, .*\.$/,
      ),
    });
  });

  test.each([{ more: [] }, { more: ['ignore_startup_parameters = statement_timeout'] }])(
    'in session mode, each connection has the timeout of statements, and waits until its writes are on disk: %j',
    async ({ more }) => {
      const pooler = await pgbouncer({ mode: 'session', more });
      await (await client(database.url)).query(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET synchronous_commit = off`);
      const dataSource = await connected(pooler.behind(database.url));
      const settings = await Promise.all(
        [1, 2, 3].map(() =>
          dataSource.query(
            `SELECT current_setting('statement_timeout') AS timeout, current_setting('synchronous_commit') AS waits, pg_sleep(0.1)`,
          ),
        ),
      );
      expect(settings.flat()).toMatchObject(Array.from({ length: 3 }, () => ({ timeout: '7s', waits: 'on' })));
    },
  );

  test('in session mode, a lock of an instance ends with its connection, and its statements have the timeout, too', async () => {
    const url = (await pgbouncer({ mode: 'session' })).behind(database.url);
    const [first, second] = [await connected(url), await connected(url)].map((dataSource) => new PostgresInstanceLock(dataSource));
    expect([await first!.hold(), await second!.hold()]).toEqual([true, false]);
    await first!.release();
    expect(await second!.hold()).toBe(true);
    await second!.release();
    const own = await OwnConnection.open(await connected(url));
    expect((await own.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '7s' }]);
    await own.close();
  });
});
