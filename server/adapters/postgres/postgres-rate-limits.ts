import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { RateLimits } from '../../accounts/ports/rate-limits.port.js';
import { sharedKey, type Attempt, type RateLimit } from '../../accounts/rate-limit.js';

// More keys than anybody can block within the seconds that they are remembered for.
const mostRemembered = 10_000;

/** A key that was found to have too many attempts. */
interface Blocked {
  /** When it may go on, in milliseconds since 1970. */
  readonly endsAt: number;
  /** When the database is asked again: attempts may have been taken back through another instance. */
  readonly askedAgainAt: number;
}

/** Attempts as rows of PostgreSQL, which counts those of one moment one by one; limits of one instance in its memory. */
@Injectable()
export class PostgresRateLimits extends RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres | RateLimiterMemory>();
  private readonly secret: string;
  private readonly blocked = new LRUCache<string, Blocked>({ max: mostRemembered });

  /** `remembered`: for how many milliseconds the database is not asked again about a key that has too many attempts. */
  constructor(
    private readonly dataSource: DataSource,
    private readonly remembered = 5_000,
  ) {
    super();
    this.secret = secretOf(dataSource);
  }

  override async count(attempt: Attempt): Promise<number> {
    const limiter = this.limiterOf(attempt.limit);
    const row = limiter.getKey(keyOf(attempt));
    const { endsAt = 0, askedAgainAt = 0 } = this.blocked.get(row) ?? {};
    const now = Date.now();
    if (Math.min(endsAt, askedAgainAt) > now) return secondsOf(endsAt - now);
    try {
      await limiter.consume(keyOf(attempt));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // The library has counted it: whoever goes on all the same would have to wait for it, too.
      await this.giveBack(attempt);
      this.blocked.set(row, { endsAt: now + refusal.msBeforeNext, askedAgainAt: now + this.remembered });
      return secondsOf(refusal.msBeforeNext);
    }
  }

  override async giveBack(attempt: Attempt): Promise<void> {
    const limiter = this.limiterOf(attempt.limit);
    const row = limiter.getKey(keyOf(attempt));
    this.blocked.delete(row);
    if (limiter instanceof RateLimiterMemory) {
      if ((await this.counted(attempt)) > 0) await limiter.reward(keyOf(attempt));
      return;
    }
    // The library's own way leaves less than nothing behind when the attempt's time is over, which would be one attempt for free.
    await this.dataSource.query(`UPDATE rate_limit SET points = points - 1 WHERE key = $1 AND points > 0 AND expire > $2`, [
      row,
      Date.now(),
    ]);
  }

  override async forget(attempt: Attempt): Promise<void> {
    const limiter = this.limiterOf(attempt.limit);
    this.blocked.delete(limiter.getKey(keyOf(attempt)));
    await limiter.delete(keyOf(attempt));
  }

  override async counted(attempt: Attempt): Promise<number> {
    const result = await this.limiterOf(attempt.limit).get(keyOf(attempt));
    return result?.consumedPoints ?? 0;
  }

  override sharedKey(text: string): string {
    return sharedKey(text, this.secret);
  }

  override async removeExpired(atMost: number): Promise<number> {
    const expired = 'SELECT ctid FROM rate_limit WHERE expire <= $1 ORDER BY expire LIMIT $2 FOR UPDATE SKIP LOCKED';
    const [, removed] = await this.dataSource.query<[unknown, number]>(`DELETE FROM rate_limit WHERE ctid = ANY(ARRAY(${expired}))`, [
      Date.now(),
      atMost,
    ]);
    return removed;
  }

  private limiterOf(limit: RateLimit): RateLimiterPostgres | RateLimiterMemory {
    const limiter = this.limiters.get(limit.name) ?? this.createLimiter(limit);
    this.limiters.set(limit.name, limiter);
    return limiter;
  }

  private createLimiter(limit: RateLimit): RateLimiterPostgres | RateLimiterMemory {
    const { name: keyPrefix, attempts: points, seconds: duration } = limit;
    return limit.ofInstance ? new RateLimiterMemory({ keyPrefix, points, duration }) : limiterInDatabase(this.dataSource, limit);
  }
}

// What all instances know, and nobody else: the password of the database. One without a password has no secret.
function secretOf({ options }: DataSource): string {
  const { url } = options as PostgresDataSourceOptions;
  return url === undefined ? '' : new URL(url).password;
}

function secondsOf(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1_000));
}

function limiterInDatabase(dataSource: DataSource, { name, attempts, seconds }: RateLimit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: clientOf(dataSource),
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: attempts,
    duration: seconds,
  });
}

// The library would take connections past the data source, where an outage is not told from a fault.
function clientOf(dataSource: DataSource) {
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const runner = dataSource.createQueryRunner();
      try {
        const { records, affected } = await runner.query(text, values, true);
        return { rows: records, rowCount: affected };
      } finally {
        await runner.release();
      }
    },
  };
}

// Whatever somebody typed fits the column, and nobody's address can be read there.
function keyOf({ key }: Attempt): string {
  return createHash('sha256').update(key).digest('hex');
}
