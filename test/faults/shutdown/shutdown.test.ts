import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import { makeDataFolder, removeDataFolder, startServer, statusOf, type StartedServer } from '../../support/servers/started-server.js';
import { until } from '../../support/waiting.js';

// The server has no fault of its own that a test could cause at this moment.
const plant = `data:text/javascript,process.on('SIGUSR2', () => { throw new Error('a planted fault'); })`;

/** In seconds. */
const DELAY = 2;

let database: TestDatabase;
let folder: string;
let server: StartedServer;
let port: number;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = makeDataFolder();
  port = await freePort();
  const own = { PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url, SHUTDOWN_DELAY_SECONDS: String(DELAY) };
  server = startServer({ ...own, npm_lifecycle_event: '' }, { command: [process.execPath, '--import', plant, 'dist/bundle/main.js'] });
  await server.ready();
});
afterEach(async () => {
  server.kill('SIGKILL');
  await server.ended;
  await database.drop();
  removeDataFolder(folder);
});

test('A fault that nothing caught during a shutdown does not cut the running request; the process ends with status 1 after it', async () => {
  const client = connect({ port, host: '127.0.0.1' });
  const query = '{"query":"{ __typename }"}';
  client.write('GET /favicon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n');
  client.write(`POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${query.length}\r\n\r\n{`);
  let received = '';
  client.setEncoding('utf8').on('data', (text: string) => (received += text));
  await until(() => received.includes('</svg>'));
  server.kill('SIGTERM');
  await until(isRefused);
  server.kill('SIGUSR2');
  await until(() => server.printed.errors.includes('a planted fault'));
  client.write(query.slice(1));
  await once(client, 'close');
  expect(received).toContain('{"data":{"__typename":"Query"}}');
  expect(await server.ended).toEqual({ code: 1, signal: null });
});

test('After SIGTERM new requests are answered for SHUTDOWN_DELAY_SECONDS, while /health/ready says that none shall come; then they are refused', async () => {
  const signalled = performance.now();
  server.kill('SIGTERM');
  await until(async () => (await statusOf(`${server.url}/health/ready`)) === 503);
  expect(await statusOf(`${server.url}/`)).toBe(200);
  await until(isRefused);
  expect(performance.now() - signalled).toBeGreaterThan(DELAY * 1_000 - 100);
});

async function isRefused(): Promise<boolean> {
  const probe = connect({ port, host: '127.0.0.1' });
  const refused = await once(probe, 'connect').then(
    () => false,
    () => true,
  );
  probe.destroy();
  return refused;
}
