import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CountsInMemory } from '../../../../server/adapters/postgres/accounts/attempt-counts.js';

const limit = { name: 'a-limit', attempts: 2, seconds: 60 };
const row = 'a-limit:ada';

let now: number;
beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('Counts in memory', () => {
  test('are full until the time of the first attempt is over, and then start again', async () => {
    const counts = new CountsInMemory();
    expect(await counts.add(row, limit)).toEqual({ isAllowed: true, left: 1, endsAt: 1_060_000 });
    now += 40_000;
    expect(await counts.add(row, limit)).toEqual({ isAllowed: true, left: 0, endsAt: 1_060_000 });
    expect(await counts.add(row, limit)).toEqual({ isAllowed: false, left: 0, endsAt: 1_060_000 });
    now += 20_000;
    expect(await counts.read(row)).toBe(0);
    expect(await counts.add(row, limit)).toEqual({ isAllowed: true, left: 1, endsAt: 1_120_000 });
    expect(await counts.read(row)).toBe(1);
  });

  test('subtract nothing after the time of an attempt is over', async () => {
    const counts = new CountsInMemory();
    await counts.add(row, limit);
    await counts.add(row, limit);
    now += 60_000;
    await counts.takeBack(row);
    await counts.add(row, limit);
    expect(await counts.read(row)).toBe(1);
  });
});
