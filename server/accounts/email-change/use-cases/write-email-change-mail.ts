import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { DEFAULT_LANGUAGE, type Language } from '../../../languages.rules.js';
import { addressKnownMail } from '../../../mail/address-known.mail.js';
import { confirmEmailMail, emailTakeBackMail } from '../../../mail/email-change.mail.js';
import type { EmailChangeMail } from '../../../mail/mail-request.js';
import { MailSite } from '../../../mail/mail-site.js';
import type { MailReader, MailText } from '../../../mail/mail.js';
import type { Account } from '../../account.js';
import { AccountStore } from '../../ports/account-store.port.js';
import { hashToken, newToken } from '../../sessions/session.js';
import { CONFIRMED_WITHIN, type EmailChange, type EmailLinkPurpose } from '../email-change.js';
import { EmailChangeStore } from '../ports/email-change-store.port.js';

/**
 * Writes the mails of a change with their links, when they are sent. Null when the change has ended. Whether another account has the new address is only looked up
 * here, so that nothing about a request tells it: the mail to that address then tells the owner of the other account.
 */
@Injectable()
export class WriteEmailChangeMail {
  constructor(
    private readonly changes: EmailChangeStore,
    private readonly accounts: AccountStore,
    private readonly mailSite: MailSite,
    private readonly clock: Clock,
  ) {}

  async execute({ kind, changeId, language = DEFAULT_LANGUAGE }: EmailChangeMail): Promise<MailText | null> {
    const change = await this.changes.find(changeId);
    const account = change && (await this.accounts.findById(change.accountId));
    if (!change || !account) return null;
    const { username } = account;
    if (kind === 'email-changed') return this.offerBack(change, { username, language });
    const owner = await this.accounts.findByEmail(change.newEmail);
    if (owner) return this.tell(owner, account, language);
    const link = await this.issue(change, 'confirm');
    return link === null ? null : confirmEmailMail(this.mailSite, { to: change.newEmail, username, language }, link);
  }

  private async offerBack(change: EmailChange, reader: Omit<MailReader, 'to'>): Promise<MailText | null> {
    const { formerEmail: to, newEmail } = change;
    const link = to && (await this.issue(change, 'take-back'));
    return to && link ? emailTakeBackMail(this.mailSite, { to, ...reader }, { newEmail, link }) : null;
  }

  /** Null when the account itself has the address by now. */
  private tell(owner: Account, { id }: Account, language: Language): MailText | null {
    if (owner.id === id) return null;
    return addressKnownMail(this.mailSite, { to: owner.email, username: owner.username, language }, 'change');
  }

  private async issue({ id }: EmailChange, purpose: EmailLinkPurpose): Promise<string | null> {
    const token = newToken();
    const endsAt = new Date(this.clock.now().getTime() + CONFIRMED_WITHIN);
    if (!(await this.changes.addLink(id, purpose, hashToken(token), endsAt))) return null;
    const { addresses } = this.mailSite;
    return purpose === 'confirm' ? addresses.emailConfirmation(token) : addresses.emailTakeBack(token);
  }
}
