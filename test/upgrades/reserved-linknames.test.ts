import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { migrate } from '../../server/adapters/postgres/connection/data-source.js';
import { migrations } from '../../server/adapters/postgres/migrations/all-migrations.js';
import { RenameWithheldLinknames1795674000000 } from '../../server/adapters/postgres/migrations/rename-withheld-linknames.js';
import { createEmptyDatabase, type TestDatabase } from '../support/database/database.js';

// The statements of the previous release, as it sends them.
const FORMER = {
  withhold: `
    WITH former AS (SELECT * FROM (VALUES ($1::varchar, $2::timestamptz)) AS going (linkname, until))
    INSERT INTO withheld_linkname (linkname, free_at) SELECT former.linkname, max(until) FROM former WHERE true GROUP BY former.linkname
    ON CONFLICT (linkname) DO UPDATE SET free_at = greatest(withheld_linkname.free_at, excluded.free_at) RETURNING linkname`,
  block: `
    INSERT INTO withheld_linkname (linkname, free_at) VALUES ($1, 'infinity')
    ON CONFLICT (linkname) DO UPDATE SET free_at = excluded.free_at WHERE withheld_linkname.free_at < excluded.free_at RETURNING 1`,
  isClosed: 'SELECT EXISTS (SELECT FROM withheld_linkname WHERE linkname = $1 AND free_at > $2) AS closed',
  unblock: 'DELETE FROM withheld_linkname WHERE linkname = $1 RETURNING 1',
  deleteExpired: `
    DELETE FROM withheld_linkname WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM withheld_linkname WHERE free_at <= $1 ORDER BY free_at LIMIT $2 FOR UPDATE SKIP LOCKED
    ))`,
};

let database: TestDatabase;
let dataSource: DataSource;
beforeEach(async () => {
  database = await createEmptyDatabase();
  const known = migrations.slice(0, migrations.indexOf(RenameWithheldLinknames1795674000000));
  dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations: known, installExtensions: false }).initialize();
  await dataSource.runMigrations({ transaction: 'each' });
});
afterEach(async () => {
  await dataSource.destroy();
  await database.drop();
});

const now = new Date('2026-11-26T08:00:00Z');
const later = new Date('2026-12-26T08:00:00Z');
const send = async (statement: string, values: unknown[]) => dataSource.query<unknown[]>(statement, values);
const reserved = () => send('SELECT linkname FROM reserved_linkname ORDER BY linkname', []);

test('The previous release reserves, blocks, finds, releases and deletes linknames after the table has its new name', async () => {
  await send(FORMER.withhold, ['before', later]);
  await migrate(database.url);
  expect(await send(FORMER.isClosed, ['before', now])).toEqual([{ closed: true }]);
  for (const until of [later, now]) expect(await send(FORMER.withhold, ['after', until])).toEqual([{ linkname: 'after' }]);
  expect(await send(FORMER.isClosed, ['after', now])).toEqual([{ closed: true }]);
  expect(await send(FORMER.block, ['blocked'])).toHaveLength(1);
  expect(await send(FORMER.block, ['blocked'])).toHaveLength(0);
  expect(await reserved()).toEqual([{ linkname: 'after' }, { linkname: 'before' }, { linkname: 'blocked' }]);
  expect(await send(FORMER.deleteExpired, [later, 1])).toEqual([[], 1]);
  expect(await send(FORMER.deleteExpired, [later, 9])).toEqual([[], 1]);
  expect(await send(FORMER.unblock, ['blocked'])).toEqual([[{ '?column?': 1 }], 1]);
  expect(await reserved()).toEqual([]);
});

test('The migration can be run again, and back', async () => {
  await send(FORMER.block, ['blocked']);
  const [runner, renaming] = [dataSource.createQueryRunner(), new RenameWithheldLinknames1795674000000()];
  for (let count = 0; count < 2; count += 1) await renaming.up(runner);
  expect(await reserved()).toEqual([{ linkname: 'blocked' }]);
  await renaming.down(runner);
  await runner.release();
  expect(await send(FORMER.isClosed, ['blocked', now])).toEqual([{ closed: true }]);
});
