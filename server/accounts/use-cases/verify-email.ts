import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { Clock } from '../../clock.port.js';
import { VerificationLinkInvalid, VerificationLinkOfOther } from '../accounts.errors.js';
import { isValidAt } from '../one-time-token.js';
import { AccountStore } from '../ports/account-store.port.js';
import { OneTimeTokenStore } from '../ports/one-time-token-store.port.js';
import { hashToken } from '../sessions/session.js';
import { Accounts } from './accounts.js';

/**
 * Verifies an e-mail address by the token of a mailed link. The token stays valid until it expires, because security scanners of mail servers
 * open every link before the reader does. Without an actor, it is for whoever holds the link: a screen calls it only after a person has asked
 * for it. With one, it verifies only the address of the account that acts (scope: account), so that nobody needs to be asked. Errors:
 * VERIFICATION_LINK_INVALID; with an actor also VERIFICATION_LINK_OF_OTHER, and UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly accounts: AccountStore,
    private readonly tokens: OneTimeTokenStore,
    private readonly clock: Clock,
    private readonly ownAccount: Accounts,
  ) {}

  async execute(text: string, actor?: Actor): Promise<void> {
    const own = actor && (await this.ownAccount.load(actor, 'account'));
    const token = await this.tokens.find(hashToken(text), 'verify-email');
    if (!token || !isValidAt(token, this.clock.now())) throw new VerificationLinkInvalid();
    if (own && own.id !== token.accountId) throw new VerificationLinkOfOther();
    await this.accounts.markEmailVerified(token.accountId);
  }
}
