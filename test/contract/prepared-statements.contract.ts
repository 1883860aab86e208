import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../server/adapters/postgres/data-source.js';
import { NotifyPageChanges } from '../../server/adapters/postgres/notify-page-changes.js';
import { TypeormPageStore } from '../../server/adapters/postgres/typeorm-page-store.js';
import type { Linkname } from '../../server/pages/linkname.rules.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

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
  const prepared = await dataSource.query<unknown[]>(`SELECT FROM pg_prepared_statements WHERE statement LIKE '%withheld_linkname%'`);
  expect(prepared).toHaveLength(1);
  // The pool has this one connection, because nothing runs at the same time.
  await dataSource.query('ALTER TABLE page ALTER COLUMN linkname TYPE varchar(40)');
  expect(await lookUp()).toMatchObject({ page: null, isFree: true });
});
