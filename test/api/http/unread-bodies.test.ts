import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestAccount } from '../../builders/accounts/account.js';
import { withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { anUploader } from '../../support/calls/uploads.js';
import { until } from '../../support/waiting.js';

const megabyte = 1_048_576;
const form = 'multipart/form-data; boundary=edge';
const beginningOfForm = '--edge\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';

const application = runningApplication();
let ada: TestAccount;
beforeAll(async () => {
  ada = await anUploader(application);
});

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

function connected(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  return socket.setNoDelay(true);
}

interface Door {
  readonly path: string;
  readonly type: string;
  readonly headers?: readonly string[];
}

function headOf({ path, type, headers = [] }: Door, length: string): string {
  return [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, length, ...headers, '', ''].join('\r\n');
}

/** Sends the whole body before it reads a byte, as most libraries do. Rejects if the connection is reset before that, or before the answer. */
async function writeThenRead(socket: Socket, head: string, body: Buffer): Promise<string> {
  socket.pause();
  await written(socket, head);
  for (let at = 0; at < body.length; at += 65_536) await written(socket, body.subarray(at, at + 65_536));
  socket.resume();
  let answer = '';
  for await (const part of socket.setEncoding('latin1')) {
    answer += String(part);
    const length = /\r\nContent-Length: (\d{1,6})\r\n/i.exec(answer)?.[1] ?? '0';
    const begin = answer.indexOf('\r\n\r\n');
    if (begin !== -1 && answer.length >= begin + 4 + Number(length)) break;
  }
  return answer;
}

function written(socket: Socket, part: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => socket.write(part, (error) => (error ? reject(error) : resolve())));
}

const tooLarge: [string, () => Door][] = [
  ['JSON of a REST path', () => ({ path: '/api/login/', type: 'application/json' })],
  ['a design of older clients', () => ({ path: '/api/postdata/', type: 'application/json', headers: [authorized()] })],
  ['a form of a REST path', () => ({ path: '/api/login/', type: 'application/x-www-form-urlencoded' })],
  ['JSON of GraphQL', () => ({ path: '/graphql', type: 'application/json' })],
  ['JSON of a client that closes its connection', () => ({ path: '/graphql', type: 'application/json', headers: ['Connection: close'] })],
  ['a report of a page', () => ({ path: '/api/visits', type: 'text/plain' })],
];

function authorized(): string {
  return `Authorization: ${withToken(ada.token).Authorization}`;
}

describe.each(tooLarge)('A body that is too large, as %s', (_, door) => {
  test.each([
    [3, 'Content-Length'],
    [6, 'Content-Length'],
    [6, 'chunks'],
  ])('is answered with 413 to ten of ten clients that send all of its %i MB before they read, with %s', async (megabytes, framing) => {
    const bytes = Buffer.alloc(megabytes * megabyte, ' ');
    const chunked = Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n0\r\n\r\n')]);
    const head = headOf(door(), framing === 'chunks' ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes.length}`);
    const body = framing === 'chunks' ? chunked : bytes;
    for (let client = 1; client <= 10; client += 1) {
      expect(await writeThenRead(connected(application.config.port), head, body)).toMatch(/^HTTP\/1\.1 413 /);
    }
  });
});

describe('A form that is refused', () => {
  const forms: [string, number, number, () => Door][] = [
    ['of a guest', 401, 6, () => ({ path: '/api/updateprofile/', type: form })],
    ['of a guest, over GraphQL', 401, 6, () => ({ path: '/graphql', type: form, headers: ['Apollo-Require-Preflight: true'] })],
    ['that is too large', 413, 16, () => ({ path: '/api/updateprofile/', type: form, headers: [authorized()] })],
    [
      'that is too large, over GraphQL',
      413,
      16,
      () => ({ path: '/graphql', type: form, headers: ['Apollo-Require-Preflight: true', authorized()] }),
    ],
    [
      'where no form is taken, of a client that closes its connection',
      415,
      6,
      () => ({ path: '/api/login/', type: form, headers: ['Connection: close'] }),
    ],
  ];
  test.each(forms)('%s is answered with %i after all of its %i MB were sent', async (_, status, megabytes, door) => {
    const body = Buffer.concat([Buffer.from(beginningOfForm), Buffer.alloc(megabytes * megabyte)]);
    const answer = await writeThenRead(connected(application.config.port), headOf(door(), `Content-Length: ${body.length}`), body);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});

test.each(['login/', '../graphql'])('fetch gets the answer 413 from /api/%s, ten of ten times', async (path) => {
  for (let client = 1; client <= 10; client += 1) {
    const { status } = await fetch(new URL(`/api/${path}`, application.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: 'x'.repeat(6 * megabyte),
    });
    expect(status).toBe(413);
  }
});

/** Resolves when the connection is closed, also by a reset. */
function closing(socket: Socket): Promise<void> {
  return new Promise((resolve) => void socket.on('error', () => undefined).once('close', () => resolve()));
}

describe('A client that does not stop sending', () => {
  const impatient = runningApplication({ timeouts: { rest: 300 } });
  const endless = headOf({ path: '/api/login/', type: 'application/json' }, 'Content-Length: 99999999999');

  test('has its answer at once, and is cut after 32 MiB', async () => {
    const socket = connected(application.config.port);
    const closed = closing(socket);
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += part.toString('latin1')));
    socket.write(endless);
    await until(async () => answer.startsWith('HTTP/1.1 413 '));
    const part = Buffer.alloc(megabyte);
    let sent = 0;
    const send = async (): Promise<void> => {
      for (; sent < 256; sent += 1) await written(socket, part);
    };
    await expect(send()).rejects.toThrow();
    await closed;
    // What the system still buffers is not more than some megabytes.
    expect([sent > 31, sent < 64]).toEqual([true, true]);
  });

  test('is cut after its time if it sends slowly', async () => {
    const socket = connected(impatient.config.port);
    const closed = closing(socket.resume());
    socket.write(endless);
    const drip = setInterval(() => socket.write('x'), 20);
    await closed;
    clearInterval(drip);
  });
});
