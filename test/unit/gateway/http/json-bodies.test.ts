import { afterEach, describe, expect, jest, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { LargeBodiesWait } from '../../../../server/gateway/http/bodies/bodies.errors.js';
import { readJsonBodies } from '../../../../server/gateway/http/bodies/json-bodies.js';

const MEGABYTE = 1024 * 1024;
const LARGE = JSON.stringify('a'.repeat(MEGABYTE - 2));
const SMALL = JSON.stringify('a'.repeat(60 * 1024));

afterEach(() => void jest.useRealTimers());

describe('LM-22 Of a network, a megabyte of large JSON bodies is read each second', () => {
  test('the first one at once, and each other one when its turn comes', async () => {
    const { send, after } = await receiver('on');
    for (let at = 0; at < 3; at += 1) send(LARGE, '192.0.2.1');
    expect(await after(0)).toEqual([1, 200]);
    expect(await after(998)).toEqual([1, 200]);
    expect(await after(4)).toEqual([2, 200]);
    expect(await after(1_000)).toEqual([3, 200]);
  });

  test('small ones, and those of other networks, do not wait for them', async () => {
    const { send, after } = await receiver('on');
    for (let at = 0; at < 3; at += 1) send(LARGE, '192.0.2.1');
    for (let at = 0; at < 5; at += 1) send(SMALL, '192.0.2.1');
    send(LARGE, '192.0.2.2');
    expect(await after(0)).toEqual([7, 200]);
  });

  test('when ten of a network wait, another one is refused', async () => {
    const { send, after, answered } = await receiver('on');
    for (let at = 0; at < 12; at += 1) send(LARGE, '192.0.2.1');
    expect(await after(0)).toEqual([2, 200, 503]);
    await after(10_100);
    expect(answered.filter((status) => status === 200)).toHaveLength(11);
  });

  test('without rate limits, none waits', async () => {
    const { send, after } = await receiver('off');
    for (let at = 0; at < 5; at += 1) send(LARGE, '192.0.2.1');
    expect(await after(0)).toEqual([5, 200]);
  });
});

/** A server that answers 200 to what it has read, and on whose timers the test decides. */
async function receiver(rateLimits: 'on' | 'off') {
  const server = fastify({ bodyLimit: 2 * MEGABYTE });
  readJsonBodies(server, { rateLimits });
  server.setErrorHandler((error, _request, reply) => reply.status(error instanceof LargeBodiesWait ? 503 : 500).send());
  server.post('/', () => 'read');
  await server.ready();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const answered: number[] = [];
  return {
    answered,
    send: (body: string, address: string) => void answer(server, body, address).then((status) => answered.push(status)),
    /** How many are answered after so many milliseconds, and with which statuses. */
    after: async (milliseconds: number): Promise<number[]> => {
      await jest.advanceTimersByTimeAsync(milliseconds);
      for (let step = 0; step < 50; step += 1) await new Promise((resolve) => setImmediate(resolve));
      return [answered.length, ...new Set(answered.toSorted())];
    },
  };
}

async function answer(server: FastifyInstance, payload: string, remoteAddress: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const { statusCode } = await server.inject({ method: 'POST', url: '/', payload, headers, remoteAddress });
  return statusCode;
}
