import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { LimitAttempts } from '../../../server/accounts/limits/use-cases/limit-attempts.js';
import { DomainError } from '../../../server/domain-error.js';
import { MemoryRateLimits } from '../../fakes/accounts/memory-rate-limits.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

const network = { limit: { name: 'of-network', attempts: 2, seconds: 60 }, key: '203.0.113.7' };
const account = { limit: { name: 'of-account', attempts: 1, seconds: 600 }, key: 'ada' };

let limits: MemoryRateLimits;
let limitAttempts: LimitAttempts;
beforeEach(() => {
  limits = new MemoryRateLimits(new StoppedClock());
  limitAttempts = new LimitAttempts(limits);
});

const counted = () => Promise.all([network, account].map((attempt) => limits.counted(attempt)));
const busy = new DomainError('unavailable', 'BUSY');

describe('An attempt', () => {
  test('is counted under each limit, and its work is done', async () => {
    expect(await limitAttempts.execute([network, account], async () => 'done')).toBe('done');
    expect(await counted()).toEqual([1, 1]);
  });

  test('is told of with what it leaves, but not if its limit is reached', async () => {
    const told: unknown[] = [];
    limitAttempts.listeners.push(({ limit }, result) => told.push([limit.name, result]));
    await limitAttempts.execute([network], async () => 'done');
    await limitAttempts.execute([network, account], async () => 'done');
    await expect(limitAttempts.execute([network], async () => 'done')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(told).toEqual([
      ['of-network', { isAllowed: true, left: 1, seconds: 60 }],
      ['of-network', { isAllowed: true, left: 0, seconds: 60 }],
      ['of-account', { isAllowed: true, left: 0, seconds: 600 }],
    ]);
  });

  test('that one limit refuses is counted under no limit, does no work, and does not ask the limits after that one', async () => {
    await limits.count(account);
    const work = jest.fn(async () => 'done');
    await expect(limitAttempts.execute([network, account], work)).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      retryAfterSeconds: 600,
    });
    expect(await counted()).toEqual([0, 1]);
    await limits.count(network);
    await limits.count(network);
    const count = jest.spyOn(limits, 'count');
    await expect(limitAttempts.execute([network, account], work)).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      retryAfterSeconds: 60,
    });
    expect(count.mock.calls).toEqual([[network]]);
    expect(work).not.toHaveBeenCalled();
  });

  test.each<[string, Error, number[]]>([
    ['that fails with BUSY is not counted', busy, [0, 0]],
    ['that fails with another refusal is counted', new DomainError('invalid', 'PAGE_NOT_FOUND'), [1, 1]],
    ['that fails with a server error is counted', new Error('a fault'), [1, 1]],
  ])('%s', async (_, error, expected) => {
    await expect(limitAttempts.execute([network, account], () => Promise.reject(error))).rejects.toBe(error);
    expect(await counted()).toEqual(expected);
  });

  test('that ends with BUSY gives the caller BUSY, even if the count cannot be undone', async () => {
    jest.spyOn(limits, 'giveBack').mockRejectedValue(new Error('the database is away'));
    await expect(limitAttempts.execute([network], () => Promise.reject(busy))).rejects.toBe(busy);
  });
});
