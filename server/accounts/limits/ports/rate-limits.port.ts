import type { Attempt, CountedAttempt } from '../rate-limit.js';

/** Counts attempts for all instances together; restarts keep the counts. A key may be any text; it is stored in a form that nobody can read. */
export abstract class RateLimits {
  /**
   * Counts one attempt. Beyond the limit it is not counted, and for some seconds the next attempts may be refused from a cache. Concurrent
   * attempts are counted one by one.
   */
  abstract count(attempt: Attempt): Promise<CountedAttempt>;

  /** Removes one attempt from the count. Does nothing when no attempt is counted. */
  abstract giveBack(attempt: Attempt): Promise<void>;

  /** Removes all attempts of the same limit and key from the count. */
  abstract forget(attempt: Attempt): Promise<void>;

  /** How many attempts are counted now. */
  abstract counted(attempt: Attempt): Promise<number>;

  /**
   * The key for a name that no account has: one of 65,536, the same for all instances. An attacker cannot find out which names share a key.
   * Otherwise, reaching the limit of one invented name would reveal that another name is unknown, too.
   */
  abstract sharedKey(text: string): string;

  /** Removes at most `atMost` expired rows, and returns how many it removed. Skips rows that another instance is removing. */
  abstract removeExpired(atMost: number): Promise<number>;
}
