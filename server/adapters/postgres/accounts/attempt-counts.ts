import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import type { RateLimit } from '../../../accounts/limits/rate-limit.js';

// The limit of keys in memory. It is above the number of accounts that publish within the ten minutes of the limit.
const mostInMemory = 10_000;

/** A count after an attempt. */
export interface Count {
  /** False if the limit was reached before. Then the attempt is not counted. */
  readonly isAllowed: boolean;
  /** How many attempts the limit still allows. */
  readonly left: number;
  /** When the count is over, in milliseconds since 1970. */
  readonly endsAt: number;
}

/** Where attempts are counted. A row is one limit and one key. */
export interface AttemptCounts {
  /** Counts one attempt, if the limit allows it. */
  add(row: string, limit: RateLimit): Promise<Count>;
  /** Removes one attempt from the count, which never gets below 0. */
  takeBack(row: string): Promise<void>;
  /** Removes the whole count. */
  remove(row: string): Promise<void>;
  /** The number of attempts in the current window. */
  read(row: string): Promise<number>;
}

/** Counts in the table `rate_limit`, for all instances together. PostgreSQL counts concurrent attempts one by one. */
export class CountsInDatabase implements AttemptCounts {
  constructor(private readonly dataSource: DataSource) {}

  async add(row: string, { attempts, seconds }: RateLimit): Promise<Count> {
    const now = Date.now();
    const [added] = await this.dataSource.query<{ points: number; expire: string }[]>(
      `INSERT INTO rate_limit AS counted (key, points, expire) VALUES ($1, 1, $2)
       ON CONFLICT (key) DO UPDATE SET
         points = CASE WHEN counted.expire <= $3 THEN 1 ELSE counted.points + 1 END,
         expire = CASE WHEN counted.expire <= $3 THEN excluded.expire ELSE counted.expire END
       WHERE counted.expire <= $3 OR counted.points < $4
       RETURNING points, expire`,
      [row, now + seconds * 1_000, now, attempts],
    );
    if (added) return { isAllowed: true, left: attempts - added.points, endsAt: Number(added.expire) };
    const [full] = await this.dataSource.query<{ expire: string }[]>(`SELECT expire FROM rate_limit WHERE key = $1`, [row]);
    // Without a row, the count was removed in the meantime.
    return { isAllowed: false, left: 0, endsAt: Number(full?.expire ?? now) };
  }

  async takeBack(row: string): Promise<void> {
    await this.dataSource.query(`UPDATE rate_limit SET points = points - 1 WHERE key = $1 AND points > 0 AND expire > $2`, [
      row,
      Date.now(),
    ]);
  }

  async remove(row: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM rate_limit WHERE key = $1`, [row]);
  }

  async read(row: string): Promise<number> {
    const [found] = await this.dataSource.query<{ points: number }[]>(`SELECT points FROM rate_limit WHERE key = $1 AND expire > $2`, [
      row,
      Date.now(),
    ]);
    return found?.points ?? 0;
  }
}

/** Counts of one instance, in its memory. */
export class CountsInMemory implements AttemptCounts {
  private readonly counts = new LRUCache<string, { points: number; readonly endsAt: number }>({ max: mostInMemory });

  async add(row: string, { attempts, seconds }: RateLimit): Promise<Count> {
    const count = this.current(row) ?? { points: 0, endsAt: Date.now() + seconds * 1_000 };
    const isAllowed = count.points < attempts;
    if (isAllowed) count.points += 1;
    this.counts.set(row, count);
    return { isAllowed, left: attempts - count.points, endsAt: count.endsAt };
  }

  async takeBack(row: string): Promise<void> {
    const count = this.current(row);
    if (count && count.points > 0) count.points -= 1;
  }

  async remove(row: string): Promise<void> {
    this.counts.delete(row);
  }

  async read(row: string): Promise<number> {
    return this.current(row)?.points ?? 0;
  }

  private current(row: string) {
    const count = this.counts.get(row);
    return count && count.endsAt > Date.now() ? count : undefined;
  }
}
