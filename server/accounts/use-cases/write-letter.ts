import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '../../languages.rules.js';
import type { Letter } from '../../mail/letter.js';
import { addressKnownMail } from '../../mail/address-known.mail.js';
import { Letterhead } from '../../mail/letterhead.js';
import type { MailText } from '../../mail/mail.js';
import { passwordChangedMail } from '../../mail/password-changed.mail.js';
import { providerJoinedMail } from '../../mail/provider-joined.mail.js';
import { recoverUsernameMail } from '../../mail/recover-username.mail.js';
import { resetPasswordMail } from '../../mail/reset-password.mail.js';
import { verifyEmailMail } from '../../mail/verify-email.mail.js';
import { webhookSwitchedOffMail } from '../../mail/webhook-switched-off.mail.js';
import type { Account } from '../account.js';
import type { EmailAddress } from '../email-address.rules.js';
import { AccountStore } from '../ports/account-store.port.js';
import { IssueLink } from './issue-link.js';

/**
 * Writes the text of a letter when it is sent, with a new link if it needs one. The link's token is only in the mail. Null when the letter
 * is not needed: the address is unknown, the account was removed, or the e-mail address is already verified.
 */
@Injectable()
export class WriteLetter {
  constructor(
    private readonly accounts: AccountStore,
    private readonly issueLink: IssueLink,
    private readonly letterhead: Letterhead,
  ) {}

  async execute(letter: Letter): Promise<MailText | null> {
    const account = await this.findReader(letter);
    return account && this.writeTo(account, letter);
  }

  private findReader(letter: Letter): Promise<Account | null> {
    // The address was parsed before the letter was queued.
    return 'email' in letter ? this.accounts.findByEmail(letter.email as EmailAddress) : this.accounts.findById(letter.accountId);
  }

  private async writeTo({ id, email, emailVerified, username }: Account, letter: Letter): Promise<MailText | null> {
    // The address of the account, and not the text that was typed in the request.
    const reader = { to: email, username, language: letter.language ?? DEFAULT_LANGUAGE };
    switch (letter.kind) {
      case 'recover-username':
        return recoverUsernameMail(this.letterhead, reader);
      case 'reset-password':
        return resetPasswordMail(this.letterhead, reader, await this.issueLink.execute('reset-password', id));
      case 'verify-email':
        if (emailVerified) return null;
        return verifyEmailMail(this.letterhead, reader, await this.issueLink.execute('verify-email', id));
      case 'password-changed':
        return passwordChangedMail(this.letterhead, reader);
      case 'address-known':
        return addressKnownMail(this.letterhead, reader);
      case 'provider-joined':
        return providerJoinedMail(this.letterhead, reader);
      case 'webhook-switched-off':
        return webhookSwitchedOffMail(this.letterhead, reader, letter);
      default:
        // Of a newer release that runs beside this one: its servers send the letter at another attempt.
        throw new Error(`This release knows no letter of the kind ${String((letter as { kind: unknown }).kind)}.`);
    }
  }
}
