import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { HttpServers } from '../../../server/gateway/http/http-servers.js';
import { PreRouter } from '../../../server/gateway/http/pre-router.js';
import { aPageAt } from '../../builders/accounts/account.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { until } from '../../support/waiting.js';

let application: RunningApplication;
/** A client that keeps its connection, as proxies do. */
let proxy: Agent;
beforeEach(async () => {
  application = await startApplication();
  proxy = new Agent({ keepAlive: true, maxSockets: 1 });
  await aPageAt(application, 'a-page');
});
afterEach(async () => {
  proxy.destroy();
  await application.stop();
});

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
}

async function ask(path: string, options: object = {}, body = ''): Promise<Answer> {
  const asked = request(new URL(path, application.url), { agent: proxy, ...options }).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  await response.toArray();
  return { status: response.statusCode, connection: response.headers.connection };
}

/** Begins to stop, with more patience than any of these tests needs. Resolves when new connections are refused. */
async function stopListening(): Promise<void> {
  void application.nest.get(HttpServers).stop({ unused: 60_000, running: 60_000 });
  await until(async () => {
    const probe = connect({ port: application.config.port, host: '127.0.0.1' });
    const isRefused = await once(probe, 'connect').then(
      () => false,
      () => true,
    );
    probe.destroy();
    return isRefused;
  });
}

const kept = { status: 200, connection: 'keep-alive' };
const closed = { status: 200, connection: 'close' };
const query = { method: 'POST', headers: { 'Content-Type': 'application/json' } };

test.each([
  ['a cached page', () => ask('/a-page')],
  ['the API', () => ask('/graphql', query, JSON.stringify({ query: '{ __typename }' }))],
  ['a file', () => ask('/favicon.svg')],
])('a stopping server answers a request for %s on an open connection and closes it; new connections are refused', async (_what, send) => {
  await ask('/a-page');
  expect(await send()).toEqual(kept);
  await stopListening();
  expect(await send()).toEqual(closed);
  await expect(ask('/a-page')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('KE-08 a request that runs when the server stops is answered, and its connection is closed', async () => {
  const arrived = new Promise<() => void>((resolve) => {
    application.nest.get(PreRouter).answerFirst('slow', ({ url }, response) => {
      if (url !== '/slow') return false;
      resolve(() => void response.writeHead(200, { 'Content-Length': '0' }).end());
      return true;
    });
  });
  const answer = ask('/slow');
  const finish = await arrived;
  await stopListening();
  finish();
  expect(await answer).toEqual(closed);
});

test('a stopping server closes connections that never had a request, and waits for a half-sent request and for a slow reader', async () => {
  const body = Buffer.alloc(64 * 1024 * 1024);
  const written = new Promise<void>((resolve) => {
    application.nest.get(PreRouter).answerFirst('large', ({ url }, response) => {
      if (url !== '/large') return false;
      response.writeHead(200, { 'Content-Length': body.length }).end(body);
      resolve();
      return true;
    });
  });
  const place = { port: application.config.port, host: '127.0.0.1' };
  const [reader, sender, fresh] = [connect(place), connect(place), connect(place)];
  let received = 0;
  reader.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  sender.write('GET /a-page HTTP/1.1\r\nHost: localhost\r\n\r\nGET /favicon.svg HTTP/1.1\r\n');
  await Promise.all([once(fresh, 'connect'), written, once(sender, 'data')]);
  const stopped = application.nest.get(HttpServers).stop({ unused: 1, running: 60_000 });
  await once(fresh.resume(), 'close');
  const ends = Promise.all([once(reader, 'close'), once(sender.resume(), 'close')]);
  reader.on('data', ({ length }: Buffer) => (received += length));
  sender.write('Host: localhost\r\n\r\n');
  const [answer] = (await once(sender, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200 /);
  await Promise.all([ends, stopped]);
  expect(received).toBeGreaterThan(body.length);
});

test('a stopping server closes a connection without a request after its time, and a request without end after both', async () => {
  const unused = connect({ port: application.config.port, host: '127.0.0.1' });
  const endless = connect({ port: application.config.port, host: '127.0.0.1' });
  unused.write('GET /a-page HTTP/1.1\r\nHost: localhost\r\n\r\n');
  endless.write('POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{');
  await once(unused, 'data');
  const ends = Promise.all([once(unused.resume(), 'close'), once(endless.on('error', () => undefined).resume(), 'close')]);
  await application.nest.get(HttpServers).stop({ unused: 10, running: 10 });
  await ends;
});
