import { createHash } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { prepared } from '../../../server/adapters/postgres/connection/prepared-statements.js';
import { TimeoutClient } from '../../../server/adapters/postgres/connection/timeout-client.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

test('A look-up is prepared once by a connection, and works after a newer release has changed the type of a column', async () => {
  const pages = new TypeormPageStore(dataSource, new NotifyPageChanges(dataSource));
  const lookUp = () => pages.lookUp('ada' as Linkname, new Date());
  for (let count = 0; count < 3; count += 1) expect(await lookUp()).toMatchObject({ page: null, isFree: true });
  const statements = await dataSource.query<unknown[]>(`SELECT FROM pg_prepared_statements WHERE statement LIKE '%reserved_linkname%'`);
  expect(statements).toHaveLength(1);
  // The pool has this one connection, because nothing runs at the same time.
  await dataSource.query('ALTER TABLE page ALTER COLUMN linkname TYPE varchar(40)');
  expect(await lookUp()).toMatchObject({ page: null, isFree: true });
});

describe('On one connection', () => {
  const text = prepared('SELECT label FROM changing');
  let client: TimeoutClient;
  let errors = 0;
  beforeAll(async () => {
    client = new TimeoutClient({ connectionString: database.url });
    await client.connect();
    const { connection } = client as unknown as { readonly connection: EventEmitter };
    connection.on('errorMessage', () => (errors += 1));
    await client.query('CREATE TABLE changing (label varchar(10))');
  });
  beforeEach(async () => {
    await client.query(text);
    errors = 0;
  });
  afterAll(() => client.end());

  const change = (type: string) => client.query(`ALTER TABLE changing ALTER COLUMN label TYPE ${type}`);

  test('After a newer release has changed a column, a statement fails once inside of a call and is prepared again', async () => {
    await change('varchar(20)');
    for (let count = 0; count < 2; count += 1) expect((await client.query(text)).rows).toEqual([]);
    expect(errors).toBe(1);
  });

  test('In a transaction the call fails, and the next one after the transaction is answered', async () => {
    await change('varchar(30)');
    await client.query('BEGIN');
    await expect(client.query(text)).rejects.toMatchObject({ code: '0A000' });
    await client.query('ROLLBACK');
    for (let count = 0; count < 2; count += 1) expect((await client.query(text)).rows).toEqual([]);
    expect(errors).toBe(2);
  });

  test('A statement with a timeout of its own is prepared, as those for the read replica are, under a name that depends on its text', async () => {
    const other = prepared('SELECT label FROM changing WHERE label = $1');
    await client.query({ text: other, values: ['x'], query_timeout: 5_000 } as pg.QueryConfig);
    const { rows } = await client.query<{ name: string }>('SELECT name FROM pg_prepared_statements WHERE statement = $1', [other]);
    expect(rows).toEqual([{ name: `tessera_${createHash('sha256').update(other).digest('hex').slice(0, 16)}` }]);
  });
});
