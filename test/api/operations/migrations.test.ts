import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { Argon2PasswordHasher } from '../../../server/adapters/passwords/argon2-password-hasher.js';
import { connect, createDataSource, migrate, migrationLock } from '../../../server/adapters/postgres/connection/data-source.js';
import { structureOf } from '../../support/database/database-structure.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/database/database.js';
import { until } from '../../support/waiting.js';

let database: TestDatabase;
let dataSource: DataSource;
beforeEach(async () => {
  database = await createEmptyDatabase();
  dataSource = createDataSource(database.url);
  await connect(dataSource, database.url);
});
afterEach(async () => {
  await dataSource.destroy();
  await database.drop();
});

const structure = () => structureOf(dataSource);

test('the migrations run up, down to an empty database, and up to the same schema again', async () => {
  const count = dataSource.migrations.length;
  expect(await migrate(database.url)).toBe(count);
  const first = await structure();
  expect(first).not.toEqual([]);
  for (let step = 0; step < count; step += 1) await dataSource.undoLastMigration({ transaction: 'each' });
  expect(await structure()).toEqual([]);
  expect(await migrate(database.url)).toBe(count);
  expect(await structure()).toEqual(first);
});

test('sessions without an id get one each, and so do sessions that the previous release still starts', async () => {
  const hasIds = async () => JSON.stringify(await structure()).includes('session.id');
  const startSession = (account: string): Promise<unknown> =>
    dataSource.query(
      `INSERT INTO session (token_hash, account_id, started_at, last_used_at) VALUES (sha256($1::text::bytea), $2, now(), now())`,
      [randomUUID(), account],
    );
  await migrate(database.url);
  while (await hasIds()) await dataSource.undoLastMigration({ transaction: 'each' });
  const account = randomUUID();
  await dataSource.query(`INSERT INTO account VALUES ($1, 'ada', 'ada@example.org', false, '$argon2id$a hash', now())`, [account]);
  for (let session = 0; session < 2; session += 1) await startSession(account);
  await migrate(database.url);
  await startSession(account);
  expect(await dataSource.query('SELECT count(DISTINCT id)::int AS ids, count(device)::int AS devices FROM session')).toEqual([
    { ids: 3, devices: 0 },
  ]);
});

test('sessions and acts of operators that the previous release still writes say nothing of the sign-in, and have the only door that it has', async () => {
  const isNoted = async () => JSON.stringify(await structure()).includes('session.strength');
  const write = async (): Promise<void> => {
    await dataSource.query(
      `INSERT INTO session (token_hash, id, account_id, started_at, last_used_at) VALUES (sha256($1::text::bytea), gen_random_uuid(), $2, now(), now())`,
      [randomUUID(), account],
    );
    await dataSource.query(
      `INSERT INTO audit_log (id, at, operator, act, outcome) VALUES (gen_random_uuid(), now(), 'ada', 'page hide', 'done')`,
    );
  };
  const account = randomUUID();
  await migrate(database.url);
  while (await isNoted()) await dataSource.undoLastMigration({ transaction: 'each' });
  await dataSource.query(`INSERT INTO account VALUES ($1, 'ada', 'ada@example.org', false, '$argon2id$a hash', now())`, [account]);
  await write();
  await migrate(database.url);
  await write();
  expect(await dataSource.query('SELECT strength FROM session')).toEqual([{ strength: null }, { strength: null }]);
  expect(await dataSource.query('SELECT door FROM audit_log')).toEqual([{ door: 'command-line' }, { door: 'command-line' }]);
});

test('an account without a password survives the migration down, and no password opens it there', async () => {
  const mayLackPassword = async () => JSON.stringify(await structure()).includes('account.password_hash","definition":"text YES');
  await migrate(database.url);
  await dataSource.query(`INSERT INTO account VALUES ($1, 'ada', 'ada@example.org', true, NULL, now())`, [randomUUID()]);
  while (await mayLackPassword()) await dataSource.undoLastMigration({ transaction: 'each' });
  const [row]: { password_hash: string }[] = await dataSource.query('SELECT password_hash FROM account');
  const hash = row?.password_hash ?? '';
  expect(await Promise.all(['', 'none', hash].map((password) => new Argon2PasswordHasher().verify(hash, password)))).toEqual([
    false,
    false,
    false,
  ]);
});

test('the migrations create exactly the tables that the application expects', async () => {
  await migrate(database.url);
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

test('every table has a key, and every foreign key an index', async () => {
  await migrate(database.url);
  const withoutKey: unknown = await dataSource.query(`
    SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conrelid = pg_class.oid AND contype = 'p')`);
  const withoutIndex: unknown = await dataSource.query(`
    SELECT conname FROM pg_constraint WHERE contype = 'f'
       AND NOT EXISTS (SELECT 1 FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1])`);
  expect({ withoutKey, withoutIndex }).toEqual({ withoutKey: [], withoutIndex: [] });
});

test('a database of a newer release is refused by name, and nothing changes', async () => {
  const current = dataSource.migrations.length;
  await migrate(database.url);
  await dataSource.undoLastMigration({ transaction: 'each' });
  await dataSource.query(`INSERT INTO migrations (timestamp, name) VALUES (9795270000000, 'AddWings9795270000000')`);
  const before = await structure();
  await expect(migrate(database.url)).rejects.toThrow(
    /^The database at 127\.0\.0\.1:\d+\/\w+ belongs to a newer release of Tessera \(it has AddWings9795270000000, which is not known here\): start that release, or restore a backup that was made before the upgrade\. Nothing was changed\.$/,
  );
  expect(await structure()).toEqual(before);
  expect(await dataSource.query('SELECT count(*)::int AS migrations FROM migrations')).toEqual([{ migrations: current }]);
});

test('several processes that start together migrate once', async () => {
  const done = await Promise.all([migrate(database.url), migrate(database.url)]);
  expect(done.toSorted((one, two) => one - two)).toEqual([0, dataSource.migrations.length]);
});

test('the connection that migrates is the one that has the lock, so that no other process can migrate while it does', async () => {
  await migrate(database.url);
  await dataSource.undoLastMigration({ transaction: 'each' });
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  try {
    await other.query('BEGIN; LOCK TABLE migrations IN SHARE MODE');
    const migrated = migrate(database.url);
    const pidsOf = async (condition: string): Promise<number[]> => {
      const { rows } = await other.query<{ pid: number }>(
        `SELECT pid FROM pg_locks WHERE database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND ${condition}`,
      );
      return rows.map(({ pid }) => pid);
    };
    const isNoted = `relation = 'migrations'::regclass AND NOT granted`;
    await until(async () => (await pidsOf(isNoted)).length > 0);
    expect(await pidsOf(`locktype = 'advisory' AND objid = ${migrationLock} AND granted`)).toEqual(await pidsOf(isNoted));
    await other.query('ROLLBACK');
    expect(await migrated).toBe(1);
  } finally {
    await other.end();
  }
});

test('a process that waits too long for the migration of another process says so, and starts nothing', async () => {
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  try {
    await other.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const onWait = jest.fn();
    await expect(migrate(database.url, { onWait, patience: 0 })).rejects.toThrow(
      /^Another process has been bringing the database at 127\.0\.0\.1:\d+\/\w+ up to date for more than 0 seconds: wait until it is done, or end it, and start again\.$/,
    );
    expect(onWait).toHaveBeenCalledTimes(1);
    expect(await structure()).toEqual([]);
  } finally {
    await other.end();
  }
});
