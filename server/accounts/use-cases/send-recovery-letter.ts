import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { QueueLetter } from '../../mail/use-cases/queue-letter.js';
import { emailRefused } from '../accounts.errors.js';
import type { Caller } from '../caller.js';
import { parseEmailAddress } from '../email-address.rules.js';
import { RATE_LIMITS } from '../rate-limit.js';
import { LimitAttempts } from './limit-attempts.js';

/** What whoever has the address is written about. */
export type RecoveryLetter = 'recover-username' | 'reset-password';

/**
 * Has a letter sent to whoever has an address, if anybody. Nobody is looked up here, so that known and unknown addresses can't be told
 * apart by the answer, nor by its time. EMAIL_INVALID naming the field `email`, TOO_MANY_ATTEMPTS.
 */
@Injectable()
export class SendRecoveryLetter {
  constructor(
    private readonly limitAttempts: LimitAttempts,
    private readonly queueLetter: QueueLetter,
  ) {}

  async execute(kind: RecoveryLetter, text: string, { network }: Caller): Promise<void> {
    const email = parseEmailAddress(text);
    if (!email.ok) throw emailRefused(email.refusal);
    const attempts = [
      { limit: RATE_LIMITS.recoverFromNetwork, key: network },
      { limit: RATE_LIMITS.recoverToAddress, key: keyOf(kind, email.value) },
    ];
    await this.limitAttempts.execute(attempts, () => this.queueLetter.execute({ kind, email: email.value }));
  }
}

// The same in any case, of one length, and no list of addresses for whoever reads what is counted.
function keyOf(kind: RecoveryLetter, email: string): string {
  return createHash('sha256').update(`${kind} ${email.toLowerCase()}`).digest('hex');
}
