import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { register } from '../builders/account.js';
import { startApplication, type RunningApplication } from '../support/application.js';
import { captureLog } from '../support/captured-log.js';
import { closeDatabase, createTestDatabase, type TestDatabase } from '../support/database.js';
import { graphql } from '../support/graphql.js';
import { post, withToken } from '../support/rest.js';
import { until } from '../support/started-server.js';

const sentence = 'The service cannot be used at this moment. Try again in a few seconds.';

let database: TestDatabase;
let application: RunningApplication;
let token: string;
beforeEach(async () => {
  database = await createTestDatabase();
  application = await startApplication({ database, logLevel: 'silent' });
  token = (await register(application)).token;
});
afterEach(async () => {
  await application.stop();
  await database.drop();
});

test('While the database is away both doors say so, with a 503 or its code, and when to ask again; the cause is in the log', async () => {
  const log = captureLog(application.nest);
  await closeDatabase(database);
  const rest = await post(application.url, 'getuserdetails/', {}, withToken(token));
  expect([rest.status, rest.body]).toEqual([503, { detail: sentence, code: 'BUSY' }]);
  expect(rest.headers.get('Retry-After')).toBe('5');
  const query = await graphql(application.url, '{ me { username } }', {}, token);
  expect(query.errors).toMatchObject([{ message: sentence, extensions: { code: 'BUSY' } }]);
  expect(query.headers.get('Retry-After')).toBe('5');
  expect(log.join('\n')).toContain('The database cannot be used: ');
  expect(log.join('\n')).not.toContain('failed');
});

test('A statement that the database gives up is an outage, and a fault of ours is none', async () => {
  const cancelled = application.dataSource.transaction(async (manager) => {
    await manager.query(`SET LOCAL statement_timeout = '1ms'`);
    await manager.query('SELECT pg_sleep(60)');
  });
  await expect(cancelled).rejects.toMatchObject({ kind: 'unavailable', code: 'BUSY' });
  await expect(application.dataSource.query('SELECT nonsense')).rejects.toMatchObject({ name: 'QueryFailedError' });
});

test('A connection that is ended in the middle of a query is an outage, and a moment later all is well', async () => {
  const ended = application.dataSource.query('SELECT pg_terminate_backend(pg_backend_pid())');
  await expect(ended).rejects.toMatchObject({ kind: 'unavailable', code: 'BUSY' });
  // The pool may hand out the dead connection once more before it hears of its end.
  await until(async () => (await post(application.url, 'getuserdetails/', {}, withToken(token))).status === 200);
});
