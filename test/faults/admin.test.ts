import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '../../scripts/cluster/ports.mjs';
import {
  databaseProcess,
  makeDataFolder,
  project,
  putDatabaseInto,
  removeDataFolder,
  startServer,
} from '../support/servers/started-server.js';
import { until } from '../support/waiting.js';

let folder: string;
beforeAll(async () => {
  folder = makeDataFolder();
  await putDatabaseInto(folder);
});
afterAll(() => removeDataFolder(folder));

async function admin(...words: readonly string[]): Promise<Record<string, unknown>> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder, NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/admin.mjs', ...words, '--json'], { cwd: project, env });
  return JSON.parse(stdout) as Record<string, unknown>;
}

test('npm run admin uses the embedded database while Tessera runs, and starts it for one command while it does not', async () => {
  const server = startServer({ PORT: String(await freePort()), DATA_DIR: folder });
  await server.ready();
  expect(await admin('account', 'create', 'grace', 'grace@example.org')).toMatchObject({ username: 'grace' });
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
  server.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, signal: null });
  expect((await admin('audit')).acts).toMatchObject([{ act: 'account create', subject: 'grace', outcome: 'done' }]);
  await until(async () => (await databaseProcess(folder)) === undefined);
});
