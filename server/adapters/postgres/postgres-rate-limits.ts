import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { RateLimits } from '../../accounts/ports/rate-limits.port.js';
import type { Attempt, RateLimit } from '../../accounts/rate-limit.js';

const sweptEvery = 10 * 60 * 1_000;

/** Attempts as rows of PostgreSQL, which counts those of one moment one by one. */
@Injectable()
export class PostgresRateLimits extends RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();
  private sweptAt = 0;

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async count(attempt: Attempt): Promise<number> {
    await this.sweep();
    try {
      await this.limiterOf(attempt.limit).consume(keyOf(attempt));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // The library has counted it: whoever goes on all the same would have to wait for it, too.
      await this.giveBack(attempt);
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    }
  }

  override async giveBack(attempt: Attempt): Promise<void> {
    // The library's own way leaves less than nothing behind when the attempt's time is over, which would be one attempt for free.
    await this.dataSource.query(`UPDATE rate_limit SET points = points - 1 WHERE key = $1 AND points > 0 AND expire > $2`, [
      this.limiterOf(attempt.limit).getKey(keyOf(attempt)),
      Date.now(),
    ]);
  }

  override async forget(attempt: Attempt): Promise<void> {
    await this.limiterOf(attempt.limit).delete(keyOf(attempt));
  }

  override async counted(attempt: Attempt): Promise<number> {
    const result = await this.limiterOf(attempt.limit).get(keyOf(attempt));
    return result?.consumedPoints ?? 0;
  }

  private limiterOf(limit: RateLimit): RateLimiterPostgres {
    const limiter = this.limiters.get(limit.name) ?? createLimiter(this.dataSource, limit);
    this.limiters.set(limit.name, limiter);
    return limiter;
  }

  // The library's timers would go on after the application has closed. Rows in use are left to the next time: two instances
  // that sweep at once never wait for one another.
  private async sweep(): Promise<void> {
    const now = Date.now();
    if (now - this.sweptAt < sweptEvery) return;
    this.sweptAt = now;
    await this.dataSource.query(
      `DELETE FROM rate_limit WHERE key IN (SELECT key FROM rate_limit WHERE expire <= $1 FOR UPDATE SKIP LOCKED)`,
      [now],
    );
  }
}

function createLimiter(dataSource: DataSource, { name, attempts, seconds }: RateLimit): RateLimiterPostgres {
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
