import { afterAll, beforeAll } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { createTestDatabase, type TestDatabase } from './database.js';
import { started } from '../servers/running-application.js';

/** Makes an empty, migrated database before the first test of a file, and removes it after the last one. Its parts can be read in hooks and tests. */
export function connectedDatabase(): { readonly dataSource: DataSource; readonly url: string } {
  let database: TestDatabase | undefined;
  let dataSource: DataSource | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource(database.url).initialize();
  });
  afterAll(async () => {
    await dataSource?.destroy();
    await database?.drop();
  });
  return {
    get dataSource() {
      return started(dataSource);
    },
    get url() {
      return started(database).url;
    },
  };
}
