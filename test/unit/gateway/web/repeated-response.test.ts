import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { RepeatedResponse } from '../../../../server/gateway/web/public-pages/repeated-response.js';

const body = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
const headers = ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.length), 'ETag', '"one"'];
const USUAL = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const HEAD = 'HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const LAST = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serverWith(listener: RequestListener): Promise<number> {
  const server = createServer({ keepAliveTimeout: 80_000 }, listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** All bytes that the server sends on one connection. Each request is written when a part of the response to the former one has come. */
async function conversation(port: number, requests: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let received = '';
  socket.on('data', (part: string) => (received += part));
  for (const request of requests) {
    socket.write(request);
    if (request !== LAST) await once(socket, 'data');
  }
  await once(socket, 'close');
  return received;
}

/** A repeated response, and how often Node has made its head. */
async function repeating(response: RepeatedResponse): Promise<{ readonly port: number; readonly headsMade: () => number }> {
  let heads = 0;
  const port = await serverWith((request, given) => {
    const writeHead = given.writeHead.bind(given);
    given.writeHead = ((...parameters: Parameters<typeof writeHead>) => {
      heads += 1;
      return writeHead(...parameters);
    }) as typeof given.writeHead;
    response.send(request, given);
  });
  return { port, headsMade: () => heads };
}

/** So that the whole test is within one second of the clock. */
async function beginOfSecond(): Promise<void> {
  await delay(1_005 - (Date.now() % 1_000));
}

describe('A response that is sent again and again', () => {
  test('has the bytes that Node sends with writeHead and end, though Node makes the head only twice in a second', async () => {
    const { port, headsMade } = await repeating(new RepeatedResponse(203, headers, body));
    const plain = await serverWith((_, response) => void response.writeHead(203, headers).end(body));
    await beginOfSecond();
    const requests = [USUAL, USUAL, USUAL, HEAD, USUAL, LAST];
    const [ours, theirs] = await Promise.all([conversation(port, requests), conversation(plain, requests)]);
    expect(ours).toBe(theirs);
    expect(ours.split(body.toString('latin1'))).toHaveLength(6);
    // The second one is the head that is kept. HEAD has no body, and the last one says that the connection ends.
    expect(headsMade()).toBe(4);
  });

  test('without a body is the same, too', async () => {
    const { port, headsMade } = await repeating(new RepeatedResponse(304, ['ETag', '"one"']));
    const plain = await serverWith((_, response) => void response.writeHead(304, ['ETag', '"one"']).end());
    await beginOfSecond();
    const requests = [USUAL, USUAL, USUAL, LAST];
    expect(await conversation(port, requests)).toBe(await conversation(plain, requests));
    expect(headsMade()).toBe(3);
  });

  test.each([
    ['to HTTP 1.0 says that the connection ends', 'GET / HTTP/1.0\r\n\r\n'],
    ['to HTTP 1.0 with keep-alive says that it stays open', 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET / HTTP/1.0\r\n\r\n'],
    ['to requests that come together are in order', `${USUAL}${USUAL}${HEAD}${LAST}`],
  ])('%s, as Node does it', async (_, last) => {
    const { port } = await repeating(new RepeatedResponse(200, headers, body));
    const plain = await serverWith((__, response) => void response.writeHead(200, headers).end(body));
    await beginOfSecond();
    await conversation(port, [USUAL, USUAL, USUAL, LAST]);
    expect(await endOf(port, last)).toBe(await endOf(plain, last));
  });

  test('has the headers that were set before', async () => {
    const response = new RepeatedResponse(200, headers, body);
    let count = 0;
    const port = await serverWith((request, given) => {
      count += 1;
      if (count === 4) given.setHeader('Set-Cookie', 'a=b');
      response.send(request, given);
    });
    await beginOfSecond();
    const received = await conversation(port, [USUAL, USUAL, USUAL, USUAL, USUAL, LAST]);
    const heads = received.split(/(?=HTTP\/1\.1 )/).map((part) => part.includes('Set-Cookie: a=b'));
    expect(heads).toEqual([false, false, false, true, false, false]);
  });

  test('has the time of its second', async () => {
    const { port } = await repeating(new RepeatedResponse(200, headers, body));
    await beginOfSecond();
    const first = await conversation(port, [USUAL, USUAL, USUAL, LAST]);
    await beginOfSecond();
    const second = await conversation(port, [USUAL, USUAL, USUAL, LAST]);
    expect(datesOf(first).size).toBe(1);
    expect(datesOf(second).size).toBe(1);
    expect(Math.abs(timeOf(second) - timeOf(first) - 1_000)).toBeLessThan(1);
  });
});

async function endOf(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let received = '';
  socket.on('data', (part: string) => (received += part)).write(request);
  await once(socket, 'close');
  return received;
}

function datesOf(received: string): Set<string> {
  return new Set(received.match(/(?<=^Date: ).*(?=\r$)/gm));
}

function timeOf(received: string): number {
  return Date.parse([...datesOf(received)][0] ?? '');
}
