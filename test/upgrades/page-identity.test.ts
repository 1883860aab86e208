import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';
import { createDataSource, migrate } from '../../server/adapters/postgres/connection/data-source.js';
import { migrations } from '../../server/adapters/postgres/migrations/all-migrations.js';
import { GivePagesAnIdentity1795290000000 } from '../../server/adapters/postgres/migrations/give-pages-an-identity.js';
import { storeAccount } from '../builders/accounts/stored-account.js';
import { structureOf } from '../support/database/database-structure.js';
import { createCopyOf, createEmptyDatabase, type TestDatabase } from '../support/database/database.js';
import { digestsOfFormerPages, fillWithFormerPages } from '../support/database/former-pages.js';
import { until } from '../support/waiting.js';

let former: TestDatabase;
let formerStructure: unknown;
let formerDigests: unknown;
const made: TestDatabase[] = [];
const opened: DataSource[] = [];
let url: string;
let dataSource: DataSource;

// A database as the previous release left it.
beforeAll(async () => {
  former = await createEmptyDatabase();
  const known = migrations.slice(0, migrations.indexOf(GivePagesAnIdentity1795290000000));
  const source = await new DataSource({ type: 'postgres', url: former.url, migrations: known, installExtensions: false }).initialize();
  await source.runMigrations({ transaction: 'each' });
  await fillWithFormerPages(source);
  [formerStructure, formerDigests] = [await structureOf(source), await digestsOfFormerPages(source)];
  await source.destroy();
});
beforeEach(() => openFormer());
afterEach(async () => {
  for (const source of opened.splice(0)) await source.destroy();
  for (const database of made.splice(0)) await database.drop();
});
afterAll(() => former.drop());

async function openFormer(): Promise<void> {
  const database = await createCopyOf(former);
  made.push(database);
  ({ url } = database);
  dataSource = await createDataSource(url).initialize();
  opened.push(dataSource);
}

/** Runs the migration, and calls something before each of its queries. Returns how many there were. */
async function migrateInSteps(
  before: (step: number, statement: string) => Promise<void>,
  runner = dataSource.createQueryRunner(),
): Promise<number> {
  let step = 0;
  const watched = new Proxy(runner, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name, target) as unknown;
      return async (...parameters: Parameters<QueryRunner['query']>) => {
        await before(step, parameters[0]);
        step += 1;
        return target.query(...parameters) as unknown;
      };
    },
  });
  try {
    await new GivePagesAnIdentity1795290000000().up(watched);
  } finally {
    await runner.release();
  }
  return step;
}

test('UP-01 The pages, versions, pictures and linknames of an older release are the same after the migration, by digest, and each page belongs to its account', async () => {
  expect(formerDigests).toMatchObject({ page: expect.stringMatching(/^6 /), page_version: expect.stringMatching(/^7 /) });
  await migrate(url);
  expect(await digestsOfFormerPages(dataSource)).toEqual(formerDigests);
  expect(await dataSource.query('SELECT DISTINCT account_id = owner_id AS "isOwn", is_main, name, position FROM page')).toEqual([
    { isOwn: true, is_main: true, name: null, position: 0 },
  ]);
});

test('Run down, the migration leaves the tables and rows of the previous release, and refuses while an account has a further page', async () => {
  await migrate(url);
  let later = migrations.length - 1 - migrations.indexOf(GivePagesAnIdentity1795290000000);
  for (; later > 0; later -= 1) await dataSource.undoLastMigration({ transaction: 'each' });
  const further = `INSERT INTO page (owner_id, account_id, is_main) SELECT gen_random_uuid(), id, false FROM account WHERE username = 'ada'`;
  await dataSource.query(further);
  await expect(dataSource.undoLastMigration({ transaction: 'each' })).rejects.toThrow(/^Accounts have further pages/);
  await dataSource.query('DELETE FROM page WHERE owner_id <> account_id');
  await dataSource.undoLastMigration({ transaction: 'each' });
  expect([await structureOf(dataSource), await digestsOfFormerPages(dataSource)]).toEqual([formerStructure, formerDigests]);
});

test('Interrupted before any of its queries and run again, the migration leads to the same tables and rows', async () => {
  await migrate(url);
  const structure = await structureOf(dataSource);
  await openFormer();
  const steps = await migrateInSteps(async () => undefined);
  expect(steps).toBeGreaterThan(10);
  for (let last = 1; last < steps; last += 1) {
    await openFormer();
    const interrupted = migrateInSteps(async (step) => {
      if (step === last) throw new Error('The process was killed.');
    });
    await expect(interrupted).rejects.toThrow('The process was killed.');
    await migrate(url);
    expect([last, await structureOf(dataSource), await digestsOfFormerPages(dataSource)]).toEqual([last, structure, formerDigests]);
  }
});

test('An index whose creation was interrupted is not valid, and is made again', async () => {
  await expect(
    migrateInSteps(async (_, statement) => {
      if (statement.startsWith('ANALYZE')) throw new Error('The process was killed.');
    }),
  ).rejects.toThrow('The process was killed.');
  const [writer, builder] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
  for (const client of [writer, builder]) await client.connect();
  const isValid = `SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = 'page_by_account'::regclass`;
  try {
    await writer.query(`BEGIN; UPDATE page SET version = version WHERE linkname = 'ada'`);
    // It waits for the writer, who does not end.
    await builder.query(`SET statement_timeout = '500ms'`);
    await expect(builder.query('CREATE INDEX CONCURRENTLY page_by_account ON page (account_id)')).rejects.toMatchObject({ code: '57014' });
    expect(await dataSource.query(isValid)).toEqual([{ isValid: false }]);
  } finally {
    for (const client of [writer, builder]) await client.end();
  }
  await migrate(url);
  expect(await dataSource.query(isValid)).toEqual([{ isValid: true }]);
});

/** Connections that belong to somebody else. */
async function aConnection(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

test('While somebody reads accounts, versions and picture uses in a long transaction, only the move of the foreign key waits', async () => {
  const reader = await aConnection();
  await reader.query('BEGIN; LOCK TABLE account, page_version, page_image IN ACCESS SHARE MODE');
  const tried: string[] = [];
  await migrateInSteps(async (_, statement) => {
    // It is tried again, and succeeds when the reader is done.
    if (tried.includes(statement) && statement.includes('ALTER TABLE')) {
      expect(statement).toContain('ADD CONSTRAINT page_belongs_to_account');
      await reader.query('COMMIT');
    }
    tried.push(statement);
  });
  await reader.end();
  expect(tried.filter((statement) => statement.includes('ADD CONSTRAINT'))).toHaveLength(2);
  expect(tried.filter((statement) => statement.includes('LOCK TABLE account')).length).toBe(2);
});

test('While the table is vacuumed, the migration waits in a way in which no reader and no writer waits behind it', async () => {
  const vacuum = await aConnection();
  await vacuum.query('BEGIN; LOCK TABLE page IN SHARE UPDATE EXCLUSIVE MODE');
  const migration = migrateInSteps(async () => undefined);
  // PostgreSQL cancels a vacuum of its own when somebody has waited for it for a second.
  const waits = `SELECT DISTINCT mode FROM pg_locks WHERE relation = 'page'::regclass AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  const modes: unknown[] = [];
  await until(async () => modes.push(...(await dataSource.query<unknown[]>(waits))) > 0);
  expect(modes).toEqual([{ mode: 'ShareUpdateExclusiveLock' }]);
  const [, written] = await dataSource.query<[unknown, number]>(`UPDATE page SET version = version WHERE linkname = 'ada'`);
  expect(written).toBe(1);
  await vacuum.query('COMMIT');
  await vacuum.end();
  await migration;
});

test.each(['40P01', '55P03'])('If the database aborts the filling of some pages (%s), they are filled a moment later', async (code) => {
  await dataSource.query(`
    CREATE SEQUENCE fillings;
    CREATE FUNCTION abort_first() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('fillings') = 1 THEN RAISE EXCEPTION 'aborted' USING ERRCODE = '${code}'; END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER abort_first AFTER UPDATE ON page FOR EACH STATEMENT EXECUTE FUNCTION abort_first()`);
  await migrate(url);
  expect(await dataSource.query('SELECT last_value::int AS fillings FROM fillings')).toEqual([{ fillings: 2 }]);
  expect(await dataSource.query('SELECT DISTINCT account_id = owner_id AS "isOwn" FROM page')).toEqual([{ isOwn: true }]);
});

test('The creation of an index waits longer for a writer than statements may wait for a lock, and afterwards the limit is the same again', async () => {
  const writer = await aConnection();
  const runner = dataSource.createQueryRunner();
  await runner.query(`SET lock_timeout = '200ms'; SET statement_timeout = 0`);
  const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'CREATE INDEX CONCURRENTLY%'
    AND wait_event_type = 'Lock' AND query_start < clock_timestamp() - interval '1 second'`;
  let limit: unknown;
  let released: Promise<unknown> | undefined;
  await migrateInSteps(async (_, statement) => {
    if (statement.includes('CREATE INDEX')) {
      await writer.query(`BEGIN; UPDATE page SET version = version WHERE linkname = 'ada'`);
      released = until(async () => (await dataSource.query<unknown[]>(waits)).length > 0).then(() => writer.query('COMMIT'));
    }
    if (statement.includes('ADD CONSTRAINT')) limit = await runner.manager.query('SHOW lock_timeout');
  }, runner);
  await released;
  await writer.end();
  expect(limit).toEqual([{ lock_timeout: '200ms' }]);
  const valid = `SELECT count(*)::int AS valid FROM pg_index WHERE indisvalid AND indexrelid IN ('page_by_account'::regclass, 'page_is_main_of_account'::regclass)`;
  expect(await dataSource.query(valid)).toEqual([{ valid: 2 }]);
});

// The statements of the previous release, as it sends them.
const FORMER = {
  publishAgain: `
    WITH written AS (
      UPDATE page SET version = version + 1, design = $3, design_format = $4, sanitizer_version = $5, published_at = $6
      WHERE owner_id = $1 AND version = coalesce($2::int, version) AND coalesce(design_format, 0) <= $4::smallint
      RETURNING linkname, version
    ), remembered AS (
      INSERT INTO page_version (owner_id, version, design, design_format, sanitizer_version, published_at)
      SELECT $1, version, $3, $4, $5, $6 FROM written
    ) SELECT version FROM written`,
  publishFirst: `
    WITH written AS (
      INSERT INTO page (owner_id, version, design, design_format, sanitizer_version, published_at) VALUES ($1, 1, $3, $4, $5, $6)
      ON CONFLICT (owner_id) DO UPDATE SET
        version = page.version + 1, design = excluded.design, design_format = excluded.design_format,
        sanitizer_version = excluded.sanitizer_version, published_at = excluded.published_at
      WHERE page.version = coalesce($2::int, page.version) AND coalesce(page.design_format, 0) <= excluded.design_format
      RETURNING linkname, version
    ), remembered AS (
      INSERT INTO page_version (owner_id, version, design, design_format, sanitizer_version, published_at)
      SELECT $1, version, $3, $4, $5, $6 FROM written
    ) SELECT version FROM written`,
  insert: 'INSERT INTO page (owner_id) VALUES ($1) ON CONFLICT DO NOTHING',
  claim: 'UPDATE page SET linkname = $2 WHERE owner_id = $1',
  lookUp:
    'SELECT page.owner_id AS id, page.version FROM (VALUES ($1::varchar)) AS asked (linkname) LEFT JOIN page ON page.linkname = asked.linkname',
  withhold: `
    WITH going AS MATERIALIZED (SELECT linkname FROM page WHERE owner_id = $1 FOR UPDATE)
    INSERT INTO withheld_linkname (linkname, free_at) SELECT linkname, $2 FROM going WHERE linkname IS NOT NULL
    ON CONFLICT (linkname) DO UPDATE SET free_at = excluded.free_at RETURNING linkname`,
  remove: 'DELETE FROM account WHERE id = $1',
};

test('Before and after each step of the migration, the previous release inserts, publishes, claims, reads and deletes pages of any age', async () => {
  // Pages of the previous release, and one more from before each step.
  const published = `SELECT owner_id AS id FROM page WHERE design_format = 1`;
  const stays = (await dataSource.query<{ id: string }[]>(published)).map(({ id }) => id);
  expect(stays.length).toBeGreaterThan(2);
  const publication = (id: string, basedOn: number) => [id, basedOn, { title: 'Former', tiles: [] }, 1, 7, new Date()];
  const publishFirst = async () => {
    const id = await storeAccount(dataSource);
    expect(await dataSource.query(FORMER.publishFirst, publication(id, 0))).toEqual([{ version: 1 }]);
    return id;
  };
  const remove = async (id: string) => {
    const [{ linkname }] = await dataSource.query<[{ linkname: string }]>('SELECT linkname FROM page WHERE owner_id = $1', [id]);
    expect(await dataSource.query(FORMER.lookUp, [linkname])).toMatchObject([{ id }]);
    expect(await dataSource.query(FORMER.withhold, [id, new Date()])).toEqual([{ linkname }]);
    await dataSource.query(FORMER.remove, [id]);
    expect(await dataSource.query(FORMER.lookUp, [linkname])).toEqual([{ id: null, version: null }]);
    for (const table of ['page', 'page_version'])
      expect(await dataSource.query(`SELECT FROM ${table} WHERE owner_id = $1`, [id])).toEqual([]);
    // It tells its users by the name of this constraint that their account was removed.
    const orphan = dataSource.query(FORMER.insert, [id]);
    await expect(orphan).rejects.toMatchObject({ driverError: { code: '23503', constraint: 'page_belongs_to_account' } });
  };
  let fromBefore: string | undefined;
  const useFormer = async () => {
    const [staying, leaving, next] = [await publishFirst(), await publishFirst(), await storeAccount(dataSource)];
    for (const id of [next, next]) await dataSource.query(FORMER.insert, [id]);
    for (const id of [leaving, next]) await dataSource.query(FORMER.claim, [id, `former-${randomUUID().slice(0, 8)}`]);
    stays.push(staying);
    for (const id of stays) {
      const [{ version }] = await dataSource.query<[{ version: number }]>('SELECT version FROM page WHERE owner_id = $1', [id]);
      expect(await dataSource.query(FORMER.publishAgain, publication(id, version))).toEqual([{ version: version + 1 }]);
    }
    for (const id of [leaving, fromBefore]) if (id !== undefined) await remove(id);
    fromBefore = next;
  };
  await migrateInSteps(useFormer);
  await migrate(url);
  await useFormer();
  expect(await dataSource.query('SELECT count(*)::int AS pages FROM page WHERE account_id <> owner_id OR NOT is_main')).toEqual([
    { pages: 0 },
  ]);
  const known = 'SELECT count(*)::int AS pages FROM page WHERE owner_id = ANY($1)';
  expect(await dataSource.query(known, [stays])).toEqual([{ pages: stays.length }]);
});
