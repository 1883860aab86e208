import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { FindMissedChanges } from '../../../server/pages/use-cases/find-missed-changes.js';
import type { TilePicture } from '../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { aPageAt, claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { aPng } from '../../builders/images.js';
import { aPicture, aTilePicture, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { captureLog } from '../../support/servers/captured-log.js';
import { closeDatabase, createTestDatabase, openDatabase, type TestDatabase } from '../../support/database/database.js';
import { graphql } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { anUploader, uploadTilePicture } from '../../support/calls/uploads.js';
import { until } from '../../support/waiting.js';

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

test('KE-07 While the database is unavailable, both APIs say so, with a 503 or its code, and say when to try again; the cause is in the log', async () => {
  const log = captureLog(application.nest);
  await closeDatabase(database);
  const rest = await post(application.url, 'getuserdetails/', {}, withToken(token));
  expect([rest.status, rest.body]).toEqual([503, { detail: sentence, code: 'BUSY' }]);
  expect(rest.headers.get('Retry-After')).toBe('5');
  const query = await graphql(application.url, '{ me { username } }', {}, token);
  expect(query.errors).toMatchObject([{ message: sentence, extensions: { code: 'BUSY' } }]);
  expect(query.headers.get('Retry-After')).toBe('5');
  expect(log.join('\n')).toContain('The database cannot be used: ');
  // Background work may begin at this moment, and logs its own outage.
  expect(log.filter((line) => !line.endsWith('Background')).join('\n')).not.toContain('failed');
});

test('A statement that the database cancels counts as an outage, and a server error does not', async () => {
  const cancelled = application.dataSource.transaction(async (manager) => {
    await manager.query(`SET LOCAL statement_timeout = '1ms'`);
    await manager.query('SELECT pg_sleep(60)');
  });
  await expect(cancelled).rejects.toMatchObject({ kind: 'unavailable', code: 'BUSY' });
  await expect(application.dataSource.query('SELECT nonsense')).rejects.toMatchObject({ name: 'QueryFailedError' });
});

test('A connection that is ended during a query counts as an outage, and the server works again a moment later', async () => {
  const ended = application.dataSource.query('SELECT pg_terminate_backend(pg_backend_pid())');
  await expect(ended).rejects.toMatchObject({ kind: 'unavailable', code: 'BUSY' });
  // The pool may hand out the dead connection once more before it notices its end.
  await until(async () => (await post(application.url, 'getuserdetails/', {}, withToken(token))).status === 200);
});

test('While some statements fail, the log has one start of the outage, and an end only after a time without failures', async () => {
  const log = captureLog(application.nest);
  let now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  for (let failure = 0; failure < 3; failure += 1) {
    await expect(application.dataSource.query('SELECT pg_terminate_backend(pg_backend_pid())')).rejects.toMatchObject({ code: 'BUSY' });
    await until(() =>
      application.dataSource.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    );
  }
  const told = () => log.filter((entry) => entry.includes('The database can'));
  expect(told()).toHaveLength(1);
  now += 3_001;
  await application.dataSource.query('SELECT 1');
  clock.mockRestore();
  expect(told()).toEqual([expect.stringContaining('cannot be used'), expect.stringContaining('can be used again')]);
});

test('KE-06 Visitors get cached pages as long as the cache is valid, others are asked to come back; the log has the start and the end once each', async () => {
  await aPageAt(application, 'kept-ada', aDesign({ title: 'Kept' }));
  const see = async (linkname: string) => {
    const answer = await fetch(`${application.url}/${linkname}`);
    return [answer.status, answer.headers.get('retry-after'), (await answer.text()).includes('Kept')];
  };
  await see('kept-ada');
  const check = jest.spyOn(application.nest.get(FindMissedChanges), 'execute');
  const log = captureLog(application.nest);
  await closeDatabase(database);
  // Cached pages are compared in between, without success.
  await until(async () => {
    expect(await see('kept-ada')).toEqual([200, null, true]);
    expect(await see('never-seen')).toEqual([503, '5', false]);
    return check.mock.calls.length >= 2;
  });
  await openDatabase(database);
  await until(async () => (await see('never-seen'))[0] === 404);
  await until(() => log.some((entry) => entry.includes('are received again')));
  expect(await see('kept-ada')).toEqual([200, null, true]);
  const told = (text: string) => log.filter((entry) => entry.includes(text)).length;
  await until(async () => {
    await application.dataSource.query('SELECT 1');
    return told('can be used again') > 0;
  });
  expect(['The database cannot be used: ', 'The database can be used again', 'are not received', 'are received again'].map(told)).toEqual([
    1, 1, 1, 1,
  ]);
  // Work in the background may have begun during the outage. It says so, and is tried again.
  const ofVisitors = log.filter((entry) => !entry.endsWith('Background'));
  expect(ofVisitors.filter((entry) => /away|failed|RevisionCheck|PublicPages/.test(entry))).toEqual([]);
});

test('VI-38 While the database is unavailable, the pictures of cached pages are sent, also those that nobody has asked for before, and none that visitors must not see', async () => {
  const ada = await anUploader(application);
  await claim(application, ada, 'kept-pictures');
  const [shown, hidden] = [await picture(ada, 300), await picture(ada, 200)];
  const tiles = [aPicture({ picture: shown }), aPicture({ picture: hidden, visibility: { who: 'hidden' } })];
  await publishMixed(application, ada, aDesign({ tiles }));
  expect((await fetch(`${application.url}/kept-pictures`)).status).toBe(200);
  const statusOf = async ({ variants: [first] }: TilePicture) => (await fetch(`${application.url}/media/${first!.name}`)).status;
  await closeDatabase(database);
  expect(await statusOf(shown)).toBe(200);
  expect(await statusOf(hidden)).toBe(503);
  await openDatabase(database);
  await until(async () => (await statusOf(hidden)) === 404);
  expect(await statusOf(shown)).toBe(200);
});

async function picture(account: TestAccount, width: number): Promise<TilePicture> {
  const { data } = await uploadTilePicture(application.url, await aPng({ width, height: 400 }), account.token);
  const { id, variants } = data!.uploadTilePicture;
  return aTilePicture({ id, variants: variants.map(({ url }) => ({ ...aTilePicture().variants[0]!, name: url.split('/').at(-1)! })) });
}
