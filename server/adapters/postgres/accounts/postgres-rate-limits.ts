import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { RateLimits } from '../../../accounts/limits/ports/rate-limits.port.js';
import { sharedKey, type Attempt, type CountedAttempt } from '../../../accounts/limits/rate-limit.js';
import { CountsInDatabase, CountsInMemory, type AttemptCounts } from './attempt-counts.js';

// The limit of cached keys. It is above the number of keys that attackers can block within the seconds for which a key is cached.
const mostRemembered = 10_000;

/** A key that has reached its limit. */
interface Blocked {
  /** When the next attempt is allowed, in milliseconds since 1970. */
  readonly endsAt: number;
  /** When the database is queried again: another instance may have given attempts back. */
  readonly askedAgainAt: number;
}

/** Counts attempts as rows of PostgreSQL. Attempts under a limit with `ofInstance` are counted in memory. */
@Injectable()
export class PostgresRateLimits extends RateLimits {
  private readonly inDatabase: AttemptCounts;
  private readonly inMemory: AttemptCounts = new CountsInMemory();
  private readonly secret: string;
  private readonly blocked = new LRUCache<string, Blocked>({ max: mostRemembered });

  /** `remembered`: how many milliseconds a key that has reached its limit is cached, without a query to the database. */
  constructor(
    private readonly dataSource: DataSource,
    private readonly remembered = 5_000,
  ) {
    super();
    this.inDatabase = new CountsInDatabase(dataSource);
    this.secret = secretOf(dataSource);
  }

  override async count(attempt: Attempt): Promise<CountedAttempt> {
    const row = rowOf(attempt);
    const { endsAt = 0, askedAgainAt = 0 } = this.blocked.get(row) ?? {};
    const now = Date.now();
    if (Math.min(endsAt, askedAgainAt) > now) return { isAllowed: false, left: 0, seconds: secondsOf(endsAt - now) };
    const count = await this.countsOf(attempt).add(row, attempt.limit);
    if (!count.isAllowed) this.blocked.set(row, { endsAt: count.endsAt, askedAgainAt: now + this.remembered });
    return { isAllowed: count.isAllowed, left: count.left, seconds: secondsOf(count.endsAt - Date.now()) };
  }

  override async giveBack(attempt: Attempt): Promise<void> {
    this.blocked.delete(rowOf(attempt));
    await this.countsOf(attempt).takeBack(rowOf(attempt));
  }

  override async forget(attempt: Attempt): Promise<void> {
    this.blocked.delete(rowOf(attempt));
    await this.countsOf(attempt).remove(rowOf(attempt));
  }

  override async counted(attempt: Attempt): Promise<number> {
    return this.countsOf(attempt).read(rowOf(attempt));
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

  private countsOf({ limit }: Attempt): AttemptCounts {
    return limit.ofInstance ? this.inMemory : this.inDatabase;
  }
}

// A secret that all instances know and nobody else: the password of the database. A database without a password has no secret.
function secretOf({ options }: DataSource): string {
  const { url } = options as PostgresDataSourceOptions;
  return url === undefined ? '' : new URL(url).password;
}

function secondsOf(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1_000));
}

// A hash of any text fits the column, and does not reveal e-mail addresses to readers of the table.
function rowOf({ limit, key }: Attempt): string {
  return `${limit.name}:${hash('sha256', key)}`;
}
