import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { RATE_LIMITS } from '../rate-limit.js';
import { LimitAttempts } from './limit-attempts.js';

/** The changes of an account's pages that have a rate limit. Those of its own looks count as arranging pages. */
export type PageChange = 'claimLinkname' | 'createPage' | 'deletePage' | 'arrangePages';

/** Applies the rate limit of a change of an account's pages. Scope: publish. Errors: TOO_MANY_ATTEMPTS. */
@Injectable()
export class AdmitPageChange {
  constructor(private readonly limitAttempts: LimitAttempts) {}

  async execute<T>(change: PageChange, actor: Actor, work: () => Promise<T>): Promise<T> {
    return this.limitAttempts.execute([{ limit: RATE_LIMITS[change], key: actor.accountFor('publish') }], work);
  }
}
