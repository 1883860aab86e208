import { Injectable } from '@nestjs/common';
import { RATE_LIMITS } from '../rate-limit.js';
import { LimitAttempts } from './limit-attempts.js';

/** The changes of an account's list of pages that have a rate limit. */
export type PageListChange = 'createPage' | 'deletePage' | 'arrangePages';

/** Applies the rate limit of a change of an account's list of pages. Errors: TOO_MANY_ATTEMPTS. */
@Injectable()
export class AdmitPageChange {
  constructor(private readonly limitAttempts: LimitAttempts) {}

  execute<T>(change: PageListChange, accountId: string, work: () => Promise<T>): Promise<T> {
    return this.limitAttempts.execute([{ limit: RATE_LIMITS[change], key: accountId }], work);
  }
}
