import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { PreRouter } from '../../../server/gateway/http/pre-router.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication();

/** How many requests were handled, and how many of them in one turn of the event loop at most. */
const handled = { all: 0, inThisTurn: 0, mostInOneTurn: 0 };
beforeEach(() => void Object.assign(handled, { all: 0, inThisTurn: 0, mostInOneTurn: 0 }));

beforeAll(() => {
  application.nest.get(PreRouter).answerFirst('turns', ({ url = '' }, response) => {
    if (!url.startsWith('/turns/')) return false;
    handled.all += 1;
    handled.inThisTurn += 1;
    handled.mostInOneTurn = Math.max(handled.mostInOneTurn, handled.inThisTurn);
    setImmediate(() => (handled.inThisTurn = 0));
    const number = Number(url.slice('/turns/'.length));
    // Some answers take longer than those after them.
    if (number % 3 === 0) setImmediate(() => response.end(`<${number}>`));
    else response.end(`<${number}>`);
    return true;
  });
});

/** Sends so many requests at once on one connection, the last of which closes it. The numbers of the answers, until it is closed. */
async function answersTo(count: number): Promise<number[]> {
  const requests = Array.from({ length: count }, (_, at) => {
    const close = at === count - 1 ? 'Connection: close\r\n' : '';
    return `GET /turns/${at} HTTP/1.1\r\nHost: a\r\n${close}\r\n`;
  });
  const parts: Buffer[] = [];
  const socket = connect(application.config.port, '127.0.0.1', () => socket.write(requests.join('')));
  socket.on('error', () => undefined).on('data', (part: Buffer) => parts.push(part));
  await once(socket, 'close');
  return [
    ...Buffer.concat(parts)
      .toString()
      .matchAll(/<(\d+)>/g),
  ].map(([, number]) => Number(number));
}

describe('LM-16 Requests that come at once on one connection are handled one after another, so that others come between', () => {
  test('one in a turn of the event loop, and all are answered in their order', async () => {
    expect(await answersTo(200)).toEqual(Array.from({ length: 200 }, (_, at) => at));
    expect(handled).toEqual({ all: 200, inThisTurn: expect.any(Number), mostInOneTurn: 1 });
  });

  test('of more than can wait, nothing but the first is handled, and the connection is closed', async () => {
    expect(await answersTo(1_500)).toEqual([]);
    expect(handled.all).toBeLessThanOrEqual(1);
    expect((await fetch(`${application.url}/turns/1`)).status).toBe(200);
  });
});
