import { Injectable } from '@nestjs/common';
import { DomainError } from '../../domain-error.js';
import { tooManyAttempts } from '../accounts.errors.js';
import { RateLimits } from '../ports/rate-limits.port.js';
import type { Attempt } from '../rate-limit.js';

/**
 * Does some work as an attempt that counts under each of its limits, in their order: the first that is reached ends it with
 * TOO_MANY_ATTEMPTS, asks the others nothing, and leaves nothing counted. What ends with BUSY,
 * or is refused by a further limit on its way, was no attempt.
 */
@Injectable()
export class LimitAttempts {
  constructor(private readonly rateLimits: RateLimits) {}

  async execute<T>(attempts: readonly Attempt[], work: () => Promise<T>): Promise<T> {
    const counted: Attempt[] = [];
    try {
      for (const attempt of attempts) {
        const wait = await this.rateLimits.count(attempt);
        if (wait > 0) throw tooManyAttempts(wait);
        counted.push(attempt);
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

  // When even that fails, the first reason is the one to tell.
  private async giveBack(attempts: readonly Attempt[]): Promise<void> {
    await Promise.allSettled(attempts.map((attempt) => this.rateLimits.giveBack(attempt)));
  }
}

function isNoAttempt(error: unknown): boolean {
  return error instanceof DomainError && (error.code === 'BUSY' || error.kind === 'too-many');
}
