import { RateLimits } from '../../accounts/limits/ports/rate-limits.port.js';
import type { Attempt, CountedAttempt } from '../../accounts/limits/rate-limit.js';

/** Counts nothing and allows everything. Only for load tests. */
export class NoRateLimits extends RateLimits {
  override async count({ limit }: Attempt): Promise<CountedAttempt> {
    return { isAllowed: true, left: limit.attempts, seconds: limit.seconds };
  }

  override async giveBack(): Promise<void> {
    // Nothing was counted.
  }

  override async forget(): Promise<void> {
    // Nothing was counted.
  }

  override async counted(): Promise<number> {
    return 0;
  }

  override sharedKey(text: string): string {
    return text;
  }

  override async removeExpired(): Promise<number> {
    return 0;
  }
}
