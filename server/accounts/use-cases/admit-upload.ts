import { Injectable } from '@nestjs/common';
import { EmailNotVerified } from '../accounts.errors.js';
import { RATE_LIMITS } from '../rate-limit.js';
import { LimitAttempts } from './limit-attempts.js';
import { LoadAccount } from './load-account.js';

/** Lets an account with a verified e-mail address upload a picture, within its rate limit. Errors: EMAIL_NOT_VERIFIED, TOO_MANY_ATTEMPTS. */
@Injectable()
export class AdmitUpload {
  constructor(
    private readonly loadAccount: LoadAccount,
    private readonly limitAttempts: LimitAttempts,
  ) {}

  async execute<T>(accountId: string, upload: () => Promise<T>): Promise<T> {
    const { emailVerified } = await this.loadAccount.execute(accountId);
    if (!emailVerified) throw new EmailNotVerified();
    return this.limitAttempts.execute([{ limit: RATE_LIMITS.pictureUpload, key: accountId }], upload);
  }
}
