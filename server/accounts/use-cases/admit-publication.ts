import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { RATE_LIMITS } from '../rate-limit.js';
import { LimitAttempts } from './limit-attempts.js';

/** Applies the rate limit of publications to an account. Scope: publish. Errors: TOO_MANY_ATTEMPTS. */
@Injectable()
export class AdmitPublication {
  constructor(private readonly limitAttempts: LimitAttempts) {}

  async execute<T>(actor: Actor, publish: () => Promise<T>): Promise<T> {
    return this.limitAttempts.execute([{ limit: RATE_LIMITS.publish, key: actor.accountFor('publish') }], publish);
  }
}
