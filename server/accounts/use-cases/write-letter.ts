import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { DEFAULT_LANGUAGE } from '../../languages.rules.js';
import type { Letter } from '../../mail/letter.js';
import { Letterhead } from '../../mail/letterhead.js';
import type { MailText } from '../../mail/mail.js';
import { passwordChangedMail } from '../../mail/password-changed.mail.js';
import { recoverUsernameMail } from '../../mail/recover-username.mail.js';
import { resetPasswordMail } from '../../mail/reset-password.mail.js';
import { verifyEmailMail } from '../../mail/verify-email.mail.js';
import type { Account } from '../account.js';
import type { EmailAddress } from '../email-address.rules.js';
import { LINK_LIFETIME, type LinkPurpose } from '../one-time-token.js';
import { AccountStore } from '../ports/account-store.port.js';
import { OneTimeTokenStore } from '../ports/one-time-token-store.port.js';
import { hashToken, newToken } from '../session.js';

/**
 * Writes the text of a letter when it is sent, with a new link if it needs one. The link's token is only in the mail. Null when the letter
 * is not needed: the address is unknown, the account was removed, or the e-mail address is already verified.
 */
@Injectable()
export class WriteLetter {
  constructor(
    private readonly accounts: AccountStore,
    private readonly tokens: OneTimeTokenStore,
    private readonly letterhead: Letterhead,
    private readonly clock: Clock,
  ) {}

  async execute(letter: Letter): Promise<MailText | null> {
    const account = await this.findReader(letter);
    return account && this.writeTo(account, letter);
  }

  private findReader(letter: Letter): Promise<Account | null> {
    // The address was parsed before the letter was queued.
    return 'email' in letter ? this.accounts.findByEmail(letter.email as EmailAddress) : this.accounts.findById(letter.accountId);
  }

  private async writeTo(
    { id, email, emailVerified, username }: Account,
    { kind, language = DEFAULT_LANGUAGE }: Letter,
  ): Promise<MailText | null> {
    const { publicUrl } = this.letterhead;
    // The address of the account, and not the text that was typed in the request.
    const reader = { to: email, username, language };
    switch (kind) {
      case 'recover-username':
        return recoverUsernameMail(this.letterhead, reader);
      case 'reset-password': {
        const token = await this.issueToken('reset-password', id);
        return resetPasswordMail(this.letterhead, reader, `${publicUrl}/resetpw/${id}/${token}`);
      }
      case 'verify-email': {
        if (emailVerified) return null;
        const token = await this.issueToken('verify-email', id);
        return verifyEmailMail(this.letterhead, reader, `${publicUrl}/?token=${token}`);
      }
      case 'password-changed':
        return passwordChangedMail(this.letterhead, reader);
    }
  }

  private async issueToken(purpose: LinkPurpose, accountId: string): Promise<string> {
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + LINK_LIFETIME[purpose]);
    await this.tokens.add({ tokenHash: hashToken(token), purpose, accountId, expiresAt });
    return token;
  }
}
