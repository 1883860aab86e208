import { Injectable } from '@nestjs/common';
import { RATE_LIMITS } from '../rate-limit.js';
import { LimitAttempts } from './limit-attempts.js';

/** Applies the rate limit of publications to an account. Errors: TOO_MANY_ATTEMPTS. */
@Injectable()
export class AdmitPublication {
  constructor(private readonly limitAttempts: LimitAttempts) {}

  execute<T>(accountId: string, publish: () => Promise<T>): Promise<T> {
    return this.limitAttempts.execute([{ limit: RATE_LIMITS.publish, key: accountId }], publish);
  }
}
