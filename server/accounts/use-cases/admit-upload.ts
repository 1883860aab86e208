import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { EmailNotVerified } from '../accounts.errors.js';
import { RATE_LIMITS } from '../rate-limit.js';
import { LimitAttempts } from './limit-attempts.js';
import { LoadAccount } from './load-account.js';

/** Lets an account with a verified e-mail address upload a picture, within its rate limit. Scope: media. Errors: EMAIL_NOT_VERIFIED, TOO_MANY_ATTEMPTS. */
@Injectable()
export class AdmitUpload {
  constructor(
    private readonly loadAccount: LoadAccount,
    private readonly limitAttempts: LimitAttempts,
  ) {}

  async execute<T>(actor: Actor, upload: () => Promise<T>): Promise<T> {
    const { id, emailVerified } = await this.loadAccount.execute(actor, 'media');
    if (!emailVerified) throw new EmailNotVerified();
    return this.limitAttempts.execute([{ limit: RATE_LIMITS.pictureUpload, key: id }], upload);
  }
}
