import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import type { Account } from '../../account.js';
import { EmailLinkInvalid, EmailTaken } from '../email-change.errors.js';
import type { Caller } from '../../caller.js';
import { hashToken } from '../../sessions/session.js';
import { SignInSettings } from '../../sign-in-settings.js';
import { EmailChangeStore, type UsedEmailLink } from '../ports/email-change-store.port.js';

/**
 * Uses the mailed links of a change of the e-mail address. They are for whoever reads the mail, signed in or not. A screen calls this only after a person has asked for
 * it, because programs that scan mails open every link.
 */
@Injectable()
export class UseEmailLink {
  constructor(
    private readonly changes: EmailChangeStore,
    private readonly clock: Clock,
    private readonly settings: SignInSettings,
  ) {}

  /** Makes the change. Errors: EMAIL_LINK_INVALID; EMAIL_TAKEN when another account has the address by now; LAST_OPERATOR. */
  async confirm(token: string, caller: Caller): Promise<Account> {
    const changed = await this.changes.confirm(this.use(token, caller));
    if (changed === 'taken') throw new EmailTaken();
    if (!changed) throw new EmailLinkInvalid();
    return changed;
  }

  /** Takes a change back, and ends whatever somebody else could have of the account. Errors: EMAIL_LINK_INVALID. */
  async takeBack(token: string, caller: Caller): Promise<Account> {
    // Without a password, the owner could not sign in any more.
    const keepsLinked = this.settings.passwordSignIn === 'off';
    const account = await this.changes.takeBack(this.use(token, caller), keepsLinked);
    if (!account) throw new EmailLinkInvalid();
    return account;
  }

  private use(token: string, { language }: Caller): UsedEmailLink {
    return { tokenHash: hashToken(token), at: this.clock.now(), language };
  }
}
