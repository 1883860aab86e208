import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Mails } from '../../mail/use-cases/mails.js';
import { EmailRefused } from '../accounts.errors.js';
import type { Caller } from '../caller.js';
import { parseEmailAddress } from '../email-address.rules.js';
import { attemptsFrom, RATE_LIMITS } from '../limits/rate-limit.js';
import { LimitAttempts } from '../limits/use-cases/limit-attempts.js';
import { needPasswords, SignInSettings } from '../sign-in-settings.js';

/** A mail with the username, or with a link for a new password. */
export type RecoveryMail = 'recover-username' | 'reset-password';

/**
 * Queues a recovery mail to the account with this address, if there is one. The account is not looked up here. So neither the response
 * nor its time reveals whether the address is known. Errors: PASSWORDS_OFF; EMAIL_INVALID with the field `email`, TOO_MANY_ATTEMPTS.
 */
@Injectable()
export class SendRecoveryMail {
  constructor(
    private readonly limitAttempts: LimitAttempts,
    private readonly mails: Mails,
    private readonly settings: SignInSettings,
  ) {}

  async execute(kind: RecoveryMail, text: string, { network, language }: Caller): Promise<void> {
    needPasswords(this.settings);
    const email = parseEmailAddress(text);
    if (!email.ok) throw new EmailRefused(email.refusal);
    const attempts = [
      ...attemptsFrom(RATE_LIMITS.recoverFromNetwork, network),
      { limit: RATE_LIMITS.recoverToAddress, key: keyOf(kind, email.value) },
    ];
    await this.limitAttempts.execute(attempts, () => this.mails.add({ kind, email: email.value, language }));
  }
}

// A hash ignores upper and lower case, has a fixed length, and hides the addresses from anybody who reads the counts.
function keyOf(kind: RecoveryMail, email: string): string {
  return createHash('sha256').update(`${kind} ${email.toLowerCase()}`).digest('hex');
}
