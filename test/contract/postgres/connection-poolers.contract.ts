import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { connect, createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { OwnConnection } from '../../../server/adapters/postgres/connection/own-connection.js';
import { findPooler } from '../../../server/adapters/postgres/connection/poolers/find-pooler.js';
import { PostgresInstanceLock } from '../../../server/adapters/postgres/connection/postgres-instance-lock.js';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import { bossDatabase } from '../../../server/adapters/queue/boss-database.js';
import { readConfig } from '../../../server/config/config.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { isPgbouncerInstalled, startPgbouncer, type Pgbouncer } from '../../support/database/pgbouncer.js';
import { until } from '../../support/waiting.js';

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

async function connected(url: string, directUrl?: string): Promise<DataSource> {
  const dataSource = createDataSource(url, { directUrl });
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

  test('RU-13 a database is reached by its socket, whose folder is named if it has none', async () => {
    const given = (await pgbouncer({ mode: 'session' })).bySocket(database.url);
    const { databaseUrl: url = '' } = readConfig({ DATABASE_URL: given });
    const [found] = await (await connected(url)).query<{ name: string }[]>('SELECT current_database() AS name');
    expect(`/${found?.name}`).toBe(new URL(database.url).pathname);
    expect(await (await OwnConnection.open(await connected(url))).query('SELECT 1 AS one')).toMatchObject({ rows: [{ one: 1 }] });
    const { databaseUrl: nowhere = '' } = readConfig({ DATABASE_URL: 'postgresql:///tessera?host=/nowhere' });
    await expect(connected(nowhere)).rejects.toMatchObject({
      message: expect.stringMatching(
        /^The database at \/nowhere:5432\/tessera cannot be used: no socket is there\. .*unix_socket_directories/,
      ),
    });
  });

  test('a pooler that allows no transactions is refused', async () => {
    const pooler = await pgbouncer({ mode: 'statement' });
    await expect(connected(pooler.behind(database.url))).rejects.toMatchObject({
      name: 'DatabaseFault',
      message: expect.stringContaining('transaction blocks not allowed in statement pooling mode'),
    });
  });

  test('a pooler in transaction mode is refused without another address, and as the other address', async () => {
    const url = (await pgbouncer({ mode: 'transaction' })).behind(database.url);
    const fault = {
      name: 'DatabaseFault',
      message: `The database at 127.0.0.1:${new URL(url).port}${new URL(url).pathname} is behind a connection pooler in transaction mode: set DATABASE_DIRECT_URL to an address of the same database without the pooler, or with one in session mode.`,
    };
    await expect(connected(url)).rejects.toMatchObject(fault);
    await expect(connected(url, url)).rejects.toMatchObject(fault);
    await expect(connected(database.url, url)).rejects.toMatchObject(fault);
  });

  test('the other address must lead to the same database', async () => {
    const url = (await pgbouncer({ mode: 'transaction' })).behind(database.url);
    const other = await createTestDatabase();
    toEnd.push(() => other.drop());
    await expect(connected(url, other.url)).rejects.toMatchObject({
      name: 'DatabaseFault',
      message: expect.stringMatching(/^DATABASE_DIRECT_URL leads to .* another database than that of DATABASE_URL/),
    });
    const nowhere = Object.assign(new URL(database.url), { port: '1' }).href;
    await expect(connected(url, nowhere)).rejects.toMatchObject({ message: expect.stringMatching(/Check DATABASE_DIRECT_URL and/) });
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
    // The pooler empties the connection of the server a moment later.
    await until(() => second!.hold());
    await second!.release();
    const own = await OwnConnection.open(await connected(url));
    expect((await own.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '7s' }]);
    await own.close();
  });

  describe('in transaction mode', () => {
    const SETTINGS = `SELECT current_setting('statement_timeout') AS timeout, current_setting('synchronous_commit') AS waits`;
    const limited = { timeout: '7s', waits: 'on' };
    let dataSource: DataSource;
    let url: string;
    beforeEach(async () => {
      await (await client(database.url)).query(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET synchronous_commit = off`);
      url = (await pgbouncer({ mode: 'transaction', size: 3 })).behind(database.url);
      dataSource = await connected(url, database.url);
    });

    test('each statement and each transaction has its settings, and leaves none behind', async () => {
      expect(await dataSource.query(SETTINGS)).toEqual([limited]);
      expect(await dataSource.query(`${SETTINGS}, $1::int AS value`, [5])).toEqual([{ ...limited, value: 5 }]);
      const within = await dataSource.transaction(async (manager) => [
        await manager.query<unknown[]>(SETTINGS),
        await manager.query<unknown[]>(`${SETTINGS}, $1::int AS value`, [6]),
      ]);
      expect(within.flat()).toEqual([limited, { ...limited, value: 6 }]);
      const plain = await client(url);
      for (let count = 0; count < 9; count += 1) expect((await plain.query(SETTINGS)).rows).toEqual([{ timeout: '0', waits: 'off' }]);
    });

    test('answers are those of the statement alone', async () => {
      await dataSource.query('CREATE TABLE kept (id integer PRIMARY KEY DEFERRABLE INITIALLY DEFERRED, word text)');
      expect(await dataSource.query(`INSERT INTO kept VALUES ($1, $2), (2, 'b') RETURNING id`, [1, 'a'])).toEqual([{ id: 1 }, { id: 2 }]);
      expect(await dataSource.query('UPDATE kept SET word = $1 RETURNING word', ['c'])).toEqual([[{ word: 'c' }, { word: 'c' }], 2]);
      expect(await dataSource.query(`UPDATE kept SET word = 'd' WHERE id = 1`)).toEqual([[], 1]);
      expect(await dataSource.query('SELECT FROM kept WHERE id > $1', [5])).toEqual([]);
      await expect(dataSource.query('INSERT INTO kept VALUES ($1)', [1])).rejects.toMatchObject({ driverError: { code: '23505' } });
      await expect(dataSource.query('SELECT nothing FROM kept WHERE id = $1', [1])).rejects.toMatchObject({
        driverError: { code: '42703' },
      });
      await expect(dataSource.query('SELECT nothing FROM kept')).rejects.toMatchObject({ driverError: { code: '42703' } });
      expect(await dataSource.query('SELECT word FROM kept ORDER BY id')).toEqual([{ word: 'd' }, { word: 'c' }]);
      const execute = (text: string) => bossDatabase(dataSource).executeSql(text);
      await execute(`BEGIN; SET LOCAL lock_timeout = '30s'; UPDATE kept SET word = 'e'; COMMIT`);
      await expect(execute('BEGIN; UPDATE kept SET id = 1; COMMIT')).rejects.toMatchObject({ driverError: { code: '23505' } });
      expect((await execute('SELECT word FROM kept')).rows).toEqual([{ word: 'e' }, { word: 'e' }]);
      await dataSource.query('DROP TABLE kept');
    });

    test('a transaction that fails or is rolled back leaves nothing, and its connection is used again', async () => {
      await dataSource.query('CREATE TABLE tried (id integer)');
      const failing = dataSource.transaction(async (manager) => {
        await manager.query('INSERT INTO tried VALUES ($1)', [1]);
        await manager.query('SELECT nothing');
      });
      await expect(failing).rejects.toMatchObject({ driverError: { code: '42703' } });
      expect(await dataSource.query('SELECT FROM tried')).toEqual([]);
      await dataSource.query('DROP TABLE tried');
    });

    test('no statement is prepared by a name, and many look-ups at once are answered by few connections', async () => {
      const pages = new TypeormPageStore(dataSource, new NotifyPageChanges(dataSource));
      const found = await Promise.all(Array.from({ length: 100 }, () => pages.lookUp('ada' as Linkname, new Date())));
      expect(found.filter(({ page, isFree }) => page === null && isFree)).toHaveLength(100);
      expect(await dataSource.query('SELECT FROM pg_prepared_statements')).toEqual([]);
    });

    test('a lock of an instance is held by one of two, and notifications are received, at the other address', async () => {
      const other = await connected(url, database.url);
      const [first, second] = [dataSource, other].map((each) => new PostgresInstanceLock(each));
      expect([await first!.hold(), await second!.hold(), await first!.hold(), await second!.hold()]).toEqual([true, false, true, false]);
      await Promise.all([first!.release(), second!.release()]);
      const [sender, receiver] = [new NotifyPageChanges(dataSource), new NotifyPageChanges(other)];
      await receiver.onApplicationBootstrap();
      toEnd.push(() => receiver.onApplicationShutdown());
      const heard = new Promise((resolve) => receiver.onChange(({ key }) => resolve(key)));
      await dataSource.transaction((manager) => sender.notifyWithin(manager, { gone: null, changed: 'lemons' }));
      expect(await heard).toBe('lemons');
    });

    test('the other address may lead to a pooler in session mode', async () => {
      const sessions = (await pgbouncer({ mode: 'session' })).behind(database.url);
      const own = await OwnConnection.open(await connected(url, sessions));
      expect((await own.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '7s' }]);
      await own.close();
    });
  });
});
