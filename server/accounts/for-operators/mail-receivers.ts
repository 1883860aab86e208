import { Injectable } from '@nestjs/common';
import type { EmailChangeMail, MailRequest } from '../../mail/mail-request.js';
import { MailSite } from '../../mail/mail-site.js';
import { EmailChangeStore } from '../email-change/ports/email-change-store.port.js';
import { AccountStore } from '../ports/account-store.port.js';
import { InvitationStore } from '../sign-up/ports/invitation-store.port.js';

/** To whom mails go, as operators see it. */
@Injectable()
export class MailReceivers {
  constructor(
    private readonly accounts: AccountStore,
    private readonly emailChanges: EmailChangeStore,
    private readonly invitations: InvitationStore,
    private readonly mailSite: MailSite,
  ) {}

  /** The address that a mail goes to. Null for a visitor, whose address nobody sees, and when there is no receiver any more. */
  async find(mail: MailRequest): Promise<string | null> {
    if (mail.kind === 'report-decided') return null;
    if ('email' in mail) return mail.email;
    if ('to' in mail) return mail.to;
    if ('invitationId' in mail) return (await this.invitations.findById(mail.invitationId))?.email ?? null;
    if ('changeId' in mail) return this.ofChange(mail);
    return mail.accountId === null ? this.mailSite.supportEmail : this.ofAccount(mail.accountId);
  }

  private async ofAccount(id: string): Promise<string | null> {
    return (await this.accounts.findById(id))?.email ?? null;
  }

  private async ofChange({ kind, changeId }: EmailChangeMail): Promise<string | null> {
    const change = await this.emailChanges.find(changeId);
    return (kind === 'confirm-email' ? change?.newEmail : change?.formerEmail) ?? null;
  }
}
