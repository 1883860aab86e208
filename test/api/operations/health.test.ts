import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { projectFolder } from '../../../server/config/config.js';
import { Readiness } from '../../../server/gateway/operations/readiness.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { closeDatabase, createTestDatabase, openDatabase, type TestDatabase } from '../../support/database/database.js';
import { until } from '../../support/waiting.js';

let database: TestDatabase;
let application: RunningApplication;
beforeAll(async () => {
  database = await createTestDatabase();
  application = await startApplication({ database, logLevel: 'silent' });
});
afterAll(async () => {
  await application.stop();
  await database.drop();
});

const ask = async (path: string) => {
  const response = await fetch(`${application.url}/health/${path}`);
  return { status: response.status, cache: response.headers.get('Cache-Control'), body: (await response.json()) as unknown };
};
// The result of a check is kept for a second.
const errors = async () => ((await ask('ready')).body as { error: object }).error;
const up = { status: 'up' };
const down = { status: 'down' };
const cache = 'no-cache, no-store, must-revalidate';

test('/health/live says that the process runs', async () => {
  expect(await ask('live')).toEqual({ status: 200, cache: 'no-store', body: { status: 'ok' } });
});

test('OP-01 /health/ready says for each part whether it works', async () => {
  const works = { process: up, database: up, storage: up, pictures: up, queue: up, disk: up };
  expect(await ask('ready')).toEqual({
    status: 200,
    cache,
    body: expect.objectContaining({ status: 'ok', info: works, error: {}, details: works }),
  });
});

test('OP-07 /health/ready and the metrics say which version and which commit runs', async () => {
  const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as { version: string };
  // Sources without Git have no commit.
  const { stdout, status } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: projectFolder, encoding: 'utf8' });
  const commit = status === 0 ? stdout.trim() : null;
  expect((await ask('ready')).body).toMatchObject({ version, commit });
  const metrics = await (await fetch(`${application.url}/metrics`)).text();
  expect(metrics).toContain(`tessera_build_info{version="${version}",commit="${commit ?? ''}"} 1\n`);
});

test('/health/ready stays 200 without pictures or mail, because pages can be served, and says what is missing', async () => {
  const media = join(application.config.dataDir, 'media');
  writeFileSync(media, 'no folder', { mode: 0o600 });
  await application.dataSource.query('ALTER SCHEMA queue RENAME TO elsewhere');
  await until(async () => Object.keys(await errors()).length === 2);
  expect(await ask('ready')).toEqual({
    status: 200,
    cache,
    body: expect.objectContaining({
      status: 'degraded',
      info: { process: up, database: up, pictures: up, disk: up },
      error: { storage: down, queue: down },
      details: { process: up, database: up, storage: down, pictures: up, queue: down, disk: up },
    }),
  });
  rmSync(media);
  await application.dataSource.query('ALTER SCHEMA elsewhere RENAME TO queue');
  await until(async () => Object.keys(await errors()).length === 0);
  expect(await ask('ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test('OP-02 /health/ready is 503 while the database does not answer, and when the process stops', async () => {
  await closeDatabase(database);
  await until(async () => (await ask('ready')).status === 503);
  expect(await ask('ready')).toMatchObject({ status: 503, body: { status: 'error', details: { process: up, database: down } } });
  await openDatabase(database);
  await until(async () => (await ask('ready')).status === 200);
  application.nest.get(Readiness).stop();
  expect(await ask('ready')).toMatchObject({
    status: 503,
    body: { status: 'error', error: { process: down }, details: { process: down, database: up } },
  });
});
