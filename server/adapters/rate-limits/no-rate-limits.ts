import { RateLimits } from '../../accounts/ports/rate-limits.port.js';

/** Counts nothing and allows everything. Only for load tests. */
export class NoRateLimits extends RateLimits {
  override async count(): Promise<number> {
    return 0;
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
