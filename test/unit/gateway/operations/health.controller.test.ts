import { expect, jest, test } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import { HealthController } from '../../../../server/gateway/operations/health.controller.js';
import { Readiness } from '../../../../server/gateway/operations/readiness.js';

function controllerOf(check: () => Promise<void>) {
  const readiness = new Readiness([{ name: 'database', isNeeded: true, check }]);
  const controller = new HealthController(readiness);
  const status = jest.fn();
  const ask = async () => (await controller.ready({ status } as unknown as FastifyReply)).status;
  return { readiness, ask };
}

const results: readonly [string, 'ok' | 'error', () => Promise<void>][] = [
  ['works', 'ok', () => Promise.resolve()],
  ['does not work', 'error', () => Promise.reject(new Error('away'))],
];

test.each(results)(
  'Fifty simultaneous requests check a part that %s once, and its result is kept for a second',
  async (_, status, result) => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(5_000);
    const begun: (() => void)[] = [];
    const { ask } = controllerOf(() => new Promise<void>((resolve) => begun.push(resolve)).then(result));
    const answers = Promise.all(Array.from({ length: 50 }, ask));
    await Promise.resolve();
    expect(begun).toHaveLength(1);
    begun[0]?.();
    expect(new Set(await answers)).toEqual(new Set([status]));
    now.mockReturnValue(5_999);
    expect([await ask(), begun.length]).toEqual([status, 1]);
    now.mockReturnValue(6_000);
    const later = ask();
    await Promise.resolve();
    begun[1]?.();
    expect([await later, begun.length]).toEqual([status, 2]);
    now.mockRestore();
  },
);

test('A process that stops is not ready at once, whatever result is kept', async () => {
  const { readiness, ask } = controllerOf(() => Promise.resolve());
  expect(await ask()).toBe('ok');
  readiness.stop();
  expect(await ask()).toBe('error');
});
