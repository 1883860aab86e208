import type { Attempt } from '../rate-limit.js';

/** Counts attempts, over every instance of the product and over restarts. Keys may be any text; they are kept so that nobody can read them. */
export abstract class RateLimits {
  /**
   * Counts one attempt and gives 0 when it may go on. Of one that is too many it gives the seconds to wait, at least 1, and does
   * not count it; of the next ones it may say so from memory for some seconds. Attempts at the same moment are counted one by one.
   */
  abstract count(attempt: Attempt): Promise<number>;

  /** Takes one counted attempt back: it was none. Does nothing when none counts any more. */
  abstract giveBack(attempt: Attempt): Promise<void>;

  /** Takes every attempt under the same limit and key back. */
  abstract forget(attempt: Attempt): Promise<void>;

  /** How many attempts count at this moment; 0 when none does. */
  abstract counted(attempt: Attempt): Promise<number>;

  /**
   * The key for a name that nobody has: one of 65,536, the same for all instances. Whoever guesses cannot tell which names share a key:
   * otherwise, using up the count of a made-up name would show that another one is unknown, too.
   */
  abstract sharedKey(text: string): string;

  /** Removes what counts no more, at most so many rows, and gives how many they were. What somebody else is removing is left to them. */
  abstract removeExpired(atMost: number): Promise<number>;
}
