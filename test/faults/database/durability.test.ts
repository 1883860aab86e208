import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { connect, createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import { makeDataFolder, removeDataFolder, startServer } from '../../support/servers/started-server.js';

jest.setTimeout(120_000);

let database: TestDatabase;
let dataSource: DataSource;
beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = createDataSource(database.url);
});
afterEach(async () => {
  if (dataSource.isInitialized) await dataSource.destroy();
  await database.drop();
});

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

test('KE-05 Every connection waits until its writes are on disk, even if that is not the default of the database', async () => {
  await administer(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET synchronous_commit = off`);
  await connect(dataSource, database.url);
  const settings = await Promise.all(
    [1, 2, 3].map(() => dataSource.query<unknown>(`SELECT current_setting('synchronous_commit') AS setting, pg_sleep(0.1)`)),
  );
  expect(settings.flat()).toMatchObject([{ setting: 'on' }, { setting: 'on' }, { setting: 'on' }]);
});

test('A connection that is made after the default of the database became off waits until its writes are on disk, too', async () => {
  await connect(dataSource, database.url);
  await administer(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET synchronous_commit = off`);
  const settings = await Promise.all(
    [1, 2, 3].map(() => dataSource.query<unknown>(`SELECT current_setting('synchronous_commit') AS setting, pg_sleep(0.1)`)),
  );
  expect(settings.flat()).toMatchObject([{ setting: 'on' }, { setting: 'on' }, { setting: 'on' }]);
});

test('A stricter or laxer setting than on and off is left to the operator', async () => {
  await administer(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET synchronous_commit = remote_apply`);
  await connect(dataSource, database.url);
  expect(await dataSource.query('SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'remote_apply' }]);
});

// The database of the tests has both settings off.
test('A server warns at its start about a database that can lose acknowledged writes, and starts', async () => {
  const folder = makeDataFolder();
  const server = startServer({ PORT: String(await freePort()), DATA_DIR: folder, DATABASE_URL: database.url });
  await server.ready();
  server.kill('SIGTERM');
  await server.ended;
  removeDataFolder(folder);
  const warnings = server.printed.output.split('\n').filter((line) => line.includes('"level":40') && line.includes('The database at'));
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toContain('has fsync = off');
  expect(warnings[1]).toContain('has full_page_writes = off');
});
