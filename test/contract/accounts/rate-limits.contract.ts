import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { RateLimits } from '../../../server/accounts/limits/ports/rate-limits.port.js';
import type { Attempt, RateLimit } from '../../../server/accounts/limits/rate-limit.js';
import { connect, createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { PostgresRateLimits } from '../../../server/adapters/postgres/accounts/postgres-rate-limits.js';
import { MemoryRateLimits } from '../../fakes/accounts/memory-rate-limits.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await open();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

async function open(): Promise<DataSource> {
  const opened = createDataSource(database.url);
  await connect(opened, database.url);
  return opened;
}

interface Counting {
  readonly limits: RateLimits;
  /** Lets time pass for everything that is counted. */
  readonly pass: (seconds: number) => Promise<void>;
}

function inMemory(): Counting {
  const clock = new StoppedClock();
  return { limits: new MemoryRateLimits(clock), pass: async (seconds) => clock.advance(seconds * 1_000) };
}

function inPostgres(): Counting {
  const pass = async (seconds: number): Promise<void> => {
    await dataSource.query('UPDATE rate_limit SET expire = expire - $1', [seconds * 1_000]);
  };
  // What it remembers goes by the clock of the machine.
  return { limits: new PostgresRateLimits(dataSource, 0), pass };
}

/** An attempt under a limit that no other test counts by. */
function anAttempt(limit: Partial<RateLimit> = {}, key = 'ada'): Attempt {
  return { limit: { name: `limit-${randomUUID().slice(0, 8)}`, attempts: 3, seconds: 900, ...limit }, key };
}

/** Counts an attempt. Gives how many seconds to wait; 0 if it is allowed. */
async function waitAt(limits: RateLimits, attempt: Attempt): Promise<number> {
  const { isAllowed, seconds } = await limits.count(attempt);
  return isAllowed ? 0 : seconds;
}

async function countTimes(limits: RateLimits, attempt: Attempt, times: number): Promise<number[]> {
  const waits: number[] = [];
  for (let time = 1; time <= times; time += 1) waits.push(await waitAt(limits, attempt));
  return waits;
}

const kinds: [string, () => Counting][] = [
  ['the memory of a test', inMemory],
  ['PostgreSQL', inPostgres],
];

describe.each(kinds)('Rate limits in %s', (_, begin) => {
  test('allow as many attempts as the limit, and then say how many seconds to wait', async () => {
    const { limits } = begin();
    const attempt = anAttempt();
    expect(await countTimes(limits, attempt, 3)).toEqual([0, 0, 0]);
    const wait = await waitAt(limits, attempt);
    expect(Number.isInteger(wait)).toBe(true);
    // Counting itself may have taken a second.
    expect(wait).toBeGreaterThan(890);
    expect(wait).toBeLessThanOrEqual(900);
  });

  test('say with each attempt how many are left, and when all are there again', async () => {
    for (const ofInstance of [undefined, true] as const) {
      const { limits } = begin();
      const attempt = anAttempt({ ...(ofInstance && { ofInstance }), attempts: 2, seconds: 600 });
      const counted = [await limits.count(attempt), await limits.count(attempt), await limits.count(attempt), await limits.count(attempt)];
      expect(counted.map(({ isAllowed, left }) => [isAllowed, left])).toEqual([
        [true, 1],
        [true, 0],
        [false, 0],
        [false, 0],
      ]);
      for (const { seconds } of counted) {
        expect(seconds).toBeGreaterThan(590);
        expect(seconds).toBeLessThanOrEqual(600);
      }
    }
  });

  test('allow exactly as many of 50 simultaneous attempts as the limit', async () => {
    const { limits } = begin();
    const attempt = anAttempt({ attempts: 20 });
    const waits = await Promise.all(Array.from({ length: 50 }, () => waitAt(limits, attempt)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
    expect(await limits.counted(attempt)).toBe(20);
  });

  test('do not count a refused attempt', async () => {
    const { limits } = begin();
    const attempt = anAttempt();
    await countTimes(limits, attempt, 8);
    expect(await limits.counted(attempt)).toBe(3);
    await limits.giveBack(attempt);
    expect(await waitAt(limits, attempt)).toBe(0);
  });

  test('undo one attempt at a time, and none that was never made', async () => {
    const { limits } = begin();
    const attempt = anAttempt();
    await limits.giveBack(attempt);
    expect(await limits.counted(attempt)).toBe(0);
    await countTimes(limits, attempt, 2);
    await limits.giveBack(attempt);
    expect(await limits.counted(attempt)).toBe(1);
    await limits.giveBack(attempt);
    await limits.giveBack(attempt);
    expect(await limits.counted(attempt)).toBe(0);
    expect((await countTimes(limits, attempt, 4)).map((wait) => wait > 0)).toEqual([false, false, false, true]);
  });

  test('delete every attempt of a key at once', async () => {
    const { limits } = begin();
    const attempt = anAttempt();
    await limits.forget(attempt);
    await countTimes(limits, attempt, 4);
    await limits.forget(attempt);
    expect(await limits.counted(attempt)).toBe(0);
    expect(await waitAt(limits, attempt)).toBe(0);
  });

  test('count each key and each limit separately', async () => {
    const { limits } = begin();
    const attempt = anAttempt({ attempts: 1 });
    await waitAt(limits, attempt);
    expect(await waitAt(limits, { ...attempt, key: 'grace' })).toBe(0);
    expect(await waitAt(limits, anAttempt({ attempts: 1 }))).toBe(0);
    expect(await waitAt(limits, attempt)).toBeGreaterThan(0);
  });

  test('count from the first attempt, and start again after the time of the limit', async () => {
    const { limits, pass } = begin();
    const attempt = anAttempt({ seconds: 60 });
    await waitAt(limits, attempt);
    await pass(40);
    await countTimes(limits, attempt, 2);
    const wait = await waitAt(limits, attempt);
    expect(wait).toBeGreaterThan(10);
    expect(wait).toBeLessThanOrEqual(20);
    await pass(wait);
    expect(await limits.counted(attempt)).toBe(0);
    expect(await countTimes(limits, attempt, 3)).toEqual([0, 0, 0]);
  });

  test('give no extra attempt if an attempt is undone after its time', async () => {
    const { limits, pass } = begin();
    const attempt = anAttempt({ attempts: 1, seconds: 60 });
    await waitAt(limits, attempt);
    await pass(60);
    await limits.giveBack(attempt);
    expect((await countTimes(limits, attempt, 2)).map((wait) => wait > 0)).toEqual([false, true]);
  });

  test('never give a waiting time of zero, not even half a second before the end', async () => {
    const { limits, pass } = begin();
    const attempt = anAttempt({ attempts: 1, seconds: 60 });
    await waitAt(limits, attempt);
    await pass(59.5);
    const wait = await waitAt(limits, attempt);
    // Its time may be over by then; the next attempt shows whether 0 allowed it.
    expect(wait === 0 ? await waitAt(limits, attempt) : wait).toBeGreaterThan(0);
  });

  test('remove expired counts up to the given number, and nothing else', async () => {
    const { limits, pass } = begin();
    // What other tests have left.
    await pass(1_000_000);
    while ((await limits.removeExpired(100)) > 0);
    const short = anAttempt({ seconds: 60 });
    for (const key of ['ada', 'grace', 'joan']) await waitAt(limits, { ...short, key });
    const long = anAttempt({ seconds: 600 });
    await waitAt(limits, long);
    expect(await limits.removeExpired(100)).toBe(0);
    await pass(120);
    expect([await limits.removeExpired(2), await limits.removeExpired(2), await limits.removeExpired(2)]).toEqual([2, 1, 0]);
    expect(await limits.counted(long)).toBe(1);
  });

  test('count separately in each instance if a limit says so, and also undo and delete there', async () => {
    const { limits } = begin();
    const attempt = anAttempt({ ofInstance: true });
    expect((await countTimes(limits, attempt, 4)).map((wait) => wait > 0)).toEqual([false, false, false, true]);
    await limits.giveBack(attempt);
    expect([await limits.counted(attempt), await waitAt(limits, attempt)]).toEqual([2, 0]);
    await limits.forget(attempt);
    await limits.giveBack(attempt);
    expect((await countTimes(limits, attempt, 4)).map((wait) => wait > 0)).toEqual([false, false, false, true]);
  });

  test.each(['', 'x'.repeat(100_000), 'a\0b', '\ud800', '🍋', "'; DROP TABLE rate_limit"])(
    'accept an empty, a very long, a broken and a malicious text as a key',
    async (key) => {
      const { limits } = begin();
      const attempt = anAttempt({ attempts: 1 }, key);
      expect(await waitAt(limits, attempt)).toBe(0);
      expect(await waitAt(limits, attempt)).toBeGreaterThan(0);
    },
  );
});

describe('Rate limits in PostgreSQL', () => {
  test('are the same for two instances, also at the same moment', async () => {
    const other = await open();
    try {
      const instances = [new PostgresRateLimits(dataSource), new PostgresRateLimits(other)];
      const attempt = anAttempt({ attempts: 20 });
      const waits = await Promise.all(Array.from({ length: 25 }, () => instances.map((limits) => waitAt(limits, attempt))).flat());
      expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
    } finally {
      await other.destroy();
    }
  });

  test('have the same keys for unknown names on each instance of a database, and different keys with another secret', () => {
    const keysAt = (url: string) =>
      Array.from({ length: 20 }, (_, at) => new PostgresRateLimits(createDataSource(url)).sharedKey(`made-up-${at}`));
    const secret = new URL(database.url);
    secret.password = 'another secret';
    expect(keysAt(database.url)).toEqual(keysAt(database.url));
    expect(new Set(keysAt(database.url)).size).toBeGreaterThan(1);
    expect(keysAt(secret.href).filter((key, at) => key === keysAt(database.url)[at])).toEqual([]);
  });

  test('stay the same after a restart', async () => {
    const attempt = anAttempt();
    const before = await open();
    await countTimes(new PostgresRateLimits(before), attempt, 3);
    await before.destroy();
    expect(await waitAt(new PostgresRateLimits(dataSource), attempt)).toBeGreaterThan(0);
  });

  test('keep a hash instead of an address, and no row of a limit of one instance', async () => {
    const limits = new PostgresRateLimits(dataSource);
    const [attempt, ofInstance] = [anAttempt({}, '203.0.113.77'), anAttempt({ ofInstance: true }, '203.0.113.77')];
    await waitAt(limits, attempt);
    await waitAt(limits, ofInstance);
    const rows: { key: string; written: string }[] = await dataSource.query('SELECT key, rate_limit::text AS written FROM rate_limit');
    const keys = rows.map(({ key }) => key);
    const ofLimit = ({ limit }: Attempt) => keys.filter((key) => key.startsWith(`${limit.name}:`));
    expect([ofLimit(attempt), ofLimit(ofInstance)]).toEqual([[expect.stringMatching(/^limit-\w+:[0-9a-f]{64}$/)], []]);
    expect(rows.map(({ written }) => written).join()).not.toContain('203.0.113');
  });

  test('know from memory that there were too many attempts, until one is undone or all are deleted', async () => {
    const limits = new PostgresRateLimits(dataSource);
    const attempt = anAttempt();
    await countTimes(limits, attempt, 4);
    const asked = jest.spyOn(dataSource, 'createQueryRunner');
    try {
      const waits = await countTimes(limits, attempt, 100);
      expect(Math.min(...waits)).toBeGreaterThan(890);
      expect(Math.max(...waits)).toBeLessThanOrEqual(900);
      expect(asked).not.toHaveBeenCalled();
      await limits.giveBack(attempt);
      expect(await waitAt(limits, attempt)).toBe(0);
      expect(await waitAt(limits, attempt)).toBeGreaterThan(0);
      await limits.forget(attempt);
      expect(await waitAt(limits, attempt)).toBe(0);
    } finally {
      asked.mockRestore();
    }
  });

  test('remove a batch of expired counts with the index, however many there are', async () => {
    await dataSource.query(`INSERT INTO rate_limit SELECT 'over:' || number, 1, number FROM generate_series(1, 20000) AS number`);
    await dataSource.query('ANALYZE rate_limit');
    const statements: string[] = [];
    const query = jest.spyOn(dataSource, 'query').mockImplementation(async (statement: string) => [[], (statements.push(statement), 0)]);
    await new PostgresRateLimits(dataSource).removeExpired(100);
    query.mockRestore();
    const plan: object[] = await dataSource.query(`EXPLAIN ${statements[0]}`, [Date.now(), 100]);
    expect(JSON.stringify(plan)).toContain('Index Scan using rate_limit_by_expiry');
    expect(await new PostgresRateLimits(dataSource).removeExpired(20_100)).toBeGreaterThanOrEqual(20_000);
  });

  test('refuse an attempt while the database is unavailable, and say so', async () => {
    const away = await open();
    await away.destroy();
    // The cause goes to the log.
    Logger.overrideLogger(false);
    await expect(new PostgresRateLimits(away).count(anAttempt())).rejects.toMatchObject({ kind: 'unavailable', code: 'BUSY' });
  });
});
