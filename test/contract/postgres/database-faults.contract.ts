import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { connect, createDataSource, migrate } from '../../../server/adapters/postgres/connection/data-source.js';

const id = randomUUID().replaceAll('-', '');
const [latin, limited, visitor] = [`latin_${id}`, `limited_${id}`, `visitor_${id}`];
let admin: pg.Client;
beforeAll(async () => {
  admin = new pg.Client({ connectionString: process.env.TEST_CLUSTER_URL });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${latin} TEMPLATE template0 ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C'`);
  await admin.query(`CREATE DATABASE ${limited} TEMPLATE template0`);
  await admin.query(`CREATE ROLE ${visitor} LOGIN PASSWORD 'not-a-secret'`);
});
afterAll(async () => {
  for (const database of [latin, limited]) await admin.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  await admin.query(`DROP ROLE IF EXISTS ${visitor}`);
  await admin.end();
});

const addressOf = (database: string, user: Partial<URL> = {}): string =>
  Object.assign(new URL(process.env.TEST_CLUSTER_URL ?? ''), user, { pathname: `/${database}` }).href;

async function warningsAt(url: string): Promise<string[]> {
  const dataSource = createDataSource(url);
  const warnings = await connect(dataSource, url);
  await dataSource.destroy();
  return warnings;
}

test('RU-12 An empty database that is not in UTF-8 is refused with its encoding and the way to make one; one with tables is only warned of', async () => {
  const url = addressOf(latin);
  const words = `/${latin} has the encoding LATIN1, which does not have every letter: make one with CREATE DATABASE name TEMPLATE template0 ENCODING 'UTF8'`;
  await expect(warningsAt(url)).rejects.toMatchObject({ name: 'DatabaseFault', message: expect.stringContaining(words) });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE TABLE migrations (id integer)');
  await client.end();
  expect(await warningsAt(url)).toContainEqual(expect.stringContaining(words));
});

test('RU-12 A user who may not make tables is named at the start, with what its administrator runs; then the tables are made', async () => {
  const url = addressOf(limited, { username: visitor, password: 'not-a-secret' });
  const remedy = `ALTER DATABASE "${limited}" OWNER TO "${visitor}"`;
  await expect(migrate(url)).rejects.toMatchObject({
    name: 'DatabaseFault',
    message: expect.stringMatching(
      new RegExp(`/${limited} does not let the user ${visitor} make tables \\(permission denied for schema public\\): .* ${remedy}\\.$`),
    ),
  });
  await admin.query(remedy);
  expect(await migrate(url)).toBeGreaterThan(50);
});
