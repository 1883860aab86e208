import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { RATE_LIMITS } from '../rate-limit.js';
import { LimitAttempts } from './limit-attempts.js';

/** Applies the rate limit of what makes webhooks, or sends something by them. Scope: account. Errors: TOO_MANY_ATTEMPTS. */
@Injectable()
export class AdmitWebhookUse {
  constructor(private readonly limitAttempts: LimitAttempts) {}

  async execute<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
    return this.limitAttempts.execute([{ limit: RATE_LIMITS.useWebhooks, key: actor.accountFor('account') }], work);
  }
}
