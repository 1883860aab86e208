import { Injectable } from '@nestjs/common';
import { tooManyAttempts } from '../accounts.errors.js';
import { RateLimits } from '../ports/rate-limits.port.js';
import type { Attempt } from '../rate-limit.js';

/**
 * Counts an attempt under each of its limits. TOO_MANY_ATTEMPTS when any of them is reached, with the longest of the waits; then it
 * counts under none of them.
 */
@Injectable()
export class LimitAttempts {
  constructor(private readonly rateLimits: RateLimits) {}

  async execute(...attempts: readonly Attempt[]): Promise<void> {
    const waits = await Promise.all(attempts.map((attempt) => this.rateLimits.count(attempt)));
    const wait = Math.max(0, ...waits);
    if (wait === 0) return;
    const counted = attempts.filter((_, index) => waits[index] === 0);
    await Promise.all(counted.map((attempt) => this.rateLimits.giveBack(attempt)));
    throw tooManyAttempts(wait);
  }
}
