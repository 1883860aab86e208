import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readProject } from '../architecture/source-tree.js';
import { aPageAt, register } from '../builders/accounts/account.js';
import { createTestDatabase, type TestDatabase } from '../support/database/database.js';
import { freePort } from '../../scripts/cluster/ports.mjs';
import { makeDataFolder, removeDataFolder, startServer, type StartedServer } from '../support/servers/started-server.js';
import { startTraceCollector, type ReceivedSpan, type TraceCollector } from '../support/neighbours/trace-collector.js';
import { until } from '../support/waiting.js';

let database: TestDatabase;
let folder: string;
let collector: TraceCollector;
beforeAll(async () => {
  [database, collector] = [await createTestDatabase(), await startTraceCollector()];
  folder = makeDataFolder();
});
afterAll(async () => {
  await collector.stop();
  await database.drop();
  removeDataFolder(folder);
});

async function start(variables: Readonly<Record<string, string>> = {}): Promise<StartedServer> {
  const PORT = String(await freePort());
  const server = startServer({
    PORT,
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    TRUST_PROXY: 'loopback',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    ...variables,
  });
  await server.ready();
  return server;
}

async function stop(server: StartedServer): Promise<void> {
  server.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, signal: null });
}

const spanOf = (name: string): ReceivedSpan => {
  const found = collector.spans.find((span) => span.name === name);
  if (!found) throw new Error(`There is no span ${name} among ${[...new Set(collector.spans.map((span) => span.name))].join(', ')}`);
  return found;
};
const below = ({ spanId }: ReceivedSpan): ReceivedSpan[] => collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);

test('A collector gets a span for each request, below it the use cases and below these the queries', async () => {
  const server = await start({ OTEL_SERVICE_NAME: 'pages-of-the-village' });
  const account = await aPageAt(server, 'ada');
  await (await fetch(`${server.url}/ada`)).text();
  await (await fetch(`${server.url}/ada`)).text();
  const parent = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  const body = JSON.stringify({ username: account.username, password: 'a wrong password' });
  await fetch(`${server.url}/api/login/`, { method: 'POST', body, headers: { ...parent, 'Content-Type': 'application/json' } });
  await stop(server);

  expect(collector.resources[0]).toMatchObject({ 'service.name': 'pages-of-the-village' });
  expect(spanOf('GET page')).toMatchObject({
    parentSpanId: '',
    isError: false,
    facts: { 'http.request.method': 'GET', 'http.route': 'page', 'http.response.status_code': 200 },
  });
  const login = spanOf('POST /api/login');
  expect(login).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331', isError: false });
  const [action] = below(login).filter(({ name }) => name === 'CheckPassword');
  expect(action?.facts).toEqual({ 'tessera.refusal': 'WRONG_CREDENTIALS' });
  const trace = collector.spans.filter(({ traceId }) => traceId === login.traceId);
  const queries = trace.filter(({ facts }) => facts['db.system.name'] === 'postgresql');
  expect(queries.map(({ name }) => name)).toContain('SELECT');
  expect(queries[0]?.facts['db.query.text']).toMatch(/^SELECT|^INSERT|^WITH/);
  expect(
    trace.every(({ parentSpanId }) => parentSpanId === login.parentSpanId || trace.some(({ spanId }) => spanId === parentSpanId)),
  ).toBe(true);
  for (const secret of [account.token, account.email, account.username, 'a wrong password', account.password]) {
    expect(collector.bodies.join('\n')).not.toContain(secret);
  }
});

test('A collector that refuses or is away costs no request, and the log says so once', async () => {
  collector.refuse(400);
  const server = await start({ OTEL_TRACES_SAMPLER: 'always_on' });
  const received = collector.spans.length;
  await register(server);
  await until(() => server.printed.output.includes('Traces cannot be sent'));
  await register(server);
  await stop(server);
  expect(server.printed.output.match(/Traces cannot be sent/g)).toHaveLength(1);
  expect(collector.spans).toHaveLength(received);
});

test('Nothing is sent until a collector is named', async () => {
  const received = collector.bodies.length;
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
  await register(server);
  await stop(server);
  expect(collector.bodies).toHaveLength(received);
});

test('Only the start of the process loads the library, and only when it is configured', () => {
  const mentions = readProject().filter(({ path, text }) => path.startsWith('server/') && text.includes('opentelemetry-tracing.js'));
  expect(mentions.map(({ path }) => path)).toEqual(['server/main.ts']);
  expect(mentions[0]?.text).toMatch(
    /if \(!settings\) return undefined;\s+const \{ \w+ \} = await import\('[^']*opentelemetry-tracing\.js'\)/,
  );
  expect(mentions[0]?.text).not.toMatch(/from '[^']*opentelemetry/);
});
