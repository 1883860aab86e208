import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { Mails } from '../../mail/use-cases/mails.js';
import type { Caller } from '../caller.js';
import { RATE_LIMITS } from '../limits/rate-limit.js';
import { LimitAttempts } from '../limits/use-cases/limit-attempts.js';
import { Accounts } from './accounts.js';

/** The result of a request for a verification mail. */
export interface EmailVerification {
  /** If true, no mail was sent. */
  readonly alreadyVerified: boolean;
  /** The result as a sentence for people. */
  readonly detail: string;
}

/** Mails a link that verifies the address of an account, unless it is verified. Scope: account. Errors: UNAUTHENTICATED, TOO_MANY_ATTEMPTS. */
@Injectable()
export class RequestEmailVerification {
  constructor(
    private readonly accounts: Accounts,
    private readonly limitAttempts: LimitAttempts,
    private readonly mails: Mails,
  ) {}

  async execute(actor: Actor, { language }: Caller): Promise<EmailVerification> {
    const { id: accountId, email, emailVerified } = await this.accounts.load(actor, 'account');
    if (emailVerified) return { alreadyVerified: true, detail: 'Your e-mail address is verified already.' };
    const attempt = { limit: RATE_LIMITS.verificationMail, key: accountId };
    await this.limitAttempts.execute([attempt], () => this.mails.add({ kind: 'verify-email', accountId, language }));
    return {
      alreadyVerified: false,
      detail: `A mail to ${email} is on its way. Open the link in it within 24 hours, and look in the junk folder, too.`,
    };
  }
}
