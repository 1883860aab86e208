import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../domain-error.js';
import { TooManyAttempts } from '../../accounts.errors.js';
import { RateLimits } from '../ports/rate-limits.port.js';
import type { Attempt, CountedAttempt } from '../rate-limit.js';

type Listener = (attempt: Attempt, counted: CountedAttempt) => void;

/**
 * Counts an attempt under each of its limits, in order, and then does the work. The first limit that is reached throws TOO_MANY_ATTEMPTS; the
 * limits after it are not checked, and nothing stays counted. Nothing stays counted either when the work ends with BUSY, or when another
 * limit inside the work refuses it.
 */
@Injectable()
export class LimitAttempts {
  /** They are told of each attempt that is allowed, and what it leaves of its limit. */
  readonly listeners: Listener[] = [];

  constructor(private readonly rateLimits: RateLimits) {}

  async execute<T>(attempts: readonly Attempt[], work: () => Promise<T>): Promise<T> {
    const counted: Attempt[] = [];
    try {
      for (const attempt of attempts) {
        const result = await this.rateLimits.count(attempt);
        if (!result.isAllowed) throw new TooManyAttempts(result.seconds, attempt.limit);
        counted.push(attempt);
        for (const listener of this.listeners) listener(attempt, result);
      }
    } catch (refusal) {
      await this.giveBack(counted);
      throw refusal;
    }
    return work().catch(async (error: unknown) => {
      if (isNoAttempt(error)) await this.giveBack(counted);
      throw error;
    });
  }

  // If this fails, too, the caller gets the first error.
  private async giveBack(attempts: readonly Attempt[]): Promise<void> {
    await Promise.allSettled(attempts.map((attempt) => this.rateLimits.giveBack(attempt)));
  }
}

/** Whether nothing was tried: BUSY, or another limit. */
export function isNoAttempt(error: unknown): boolean {
  return error instanceof DomainError && (error.code === 'BUSY' || error.kind === 'too-many');
}
