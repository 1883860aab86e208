import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { VerificationLinkInvalid } from '../accounts.errors.js';
import { isValidAt } from '../one-time-token.js';
import { AccountStore } from '../ports/account-store.port.js';
import { OneTimeTokenStore } from '../ports/one-time-token-store.port.js';
import { hashToken } from '../session.js';

/**
 * Verifies an e-mail address by the token of a mailed link. The token stays valid until it expires, because security scanners of mail servers
 * open every link before the reader does. Errors: VERIFICATION_LINK_INVALID.
 */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly accounts: AccountStore,
    private readonly tokens: OneTimeTokenStore,
    private readonly clock: Clock,
  ) {}

  async execute(text: string): Promise<void> {
    const token = await this.tokens.find(hashToken(text), 'verify-email');
    if (!token || !isValidAt(token, this.clock.now())) throw new VerificationLinkInvalid();
    await this.accounts.markEmailVerified(token.accountId);
  }
}
