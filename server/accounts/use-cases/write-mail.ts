import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { DEFAULT_LANGUAGE, type Language } from '../../languages.rules.js';
import type { AskedLookMail, EmailChangeMail, MailRequest } from '../../mail/mail-request.js';
import { emailChangeAskedMail, emailChangedMail, emailRestoredMail } from '../../mail/email-change.mail.js';
import { accountDeletedMail, dataArchiveMail } from '../../mail/personal-data.mail.js';
import { addressKnownMail } from '../../mail/address-known.mail.js';
import { invitationMail } from '../../mail/invitation.mail.js';
import { MailSite } from '../../mail/mail-site.js';
import type { MailReader, MailText } from '../../mail/mail.js';
import { newDeviceMail } from '../../mail/new-device.mail.js';
import { passkeyChangedMail, secondFactorMail, secretGuessedMail } from '../../mail/ways-in-changed.mail.js';
import { passwordChangedMail, usernameChangedMail, type OtherFactors } from '../../mail/credentials-changed.mail.js';
import { providerJoinedMail, providerLinkedMail } from '../../mail/providers.mail.js';
import { recoverUsernameMail } from '../../mail/recover-username.mail.js';
import { resetPasswordMail } from '../../mail/reset-password.mail.js';
import {
  accountSuspendedMail,
  firstPageWaitsMail,
  pageApprovedMail,
  pageHiddenMail,
  pageLookAskedMail,
  pageReadMail,
  pageShownMail,
  publicationFailedMail,
  reportArrivedMail,
  reportDecidedMail,
  suspensionLiftedMail,
} from '../../mail/moderation.mail.js';
import { verifyEmailMail } from '../../mail/verify-email.mail.js';
import { webhookSwitchedOffMail } from '../../mail/webhook-switched-off.mail.js';
import { PasswordsOff } from '../accounts.errors.js';
import type { Account } from '../account.js';
import type { EmailAddress } from '../email-address.rules.js';
import { WriteEmailChangeMail } from '../email-change/use-cases/write-email-change-mail.js';
import { PasskeyStore } from '../passkeys/ports/passkey-store.port.js';
import { AccountStore } from '../ports/account-store.port.js';
import { SecondFactorStore } from '../second-factor/ports/second-factor-store.port.js';
import { daysLeft, stateOf } from '../sign-up/invitation.js';
import { InvitationStore } from '../sign-up/ports/invitation-store.port.js';
import { IssueLink } from './issue-link.js';

/** A mail to somebody who has an account. */
type AccountMail = Exclude<
  MailRequest,
  { readonly kind: 'invitation' | 'report-decided' | 'account-deleted' } | EmailChangeMail | AskedLookMail
>;

/** A mail that only says what it was asked to say. */
type Notice = Exclude<
  AccountMail,
  { readonly kind: 'recover-username' | 'reset-password' | 'verify-email' | 'data-archive' | 'email-restored' | 'password-changed' }
>;

/**
 * Writes the text of a mail when it is sent, with a new link if it needs one. The link's token is only in the mail. Null when the mail
 * is not needed: the address is unknown, the account was removed, the invitation was used or revoked, or the e-mail address is already verified, or
 * not verified for the data of the account.
 */
@Injectable()
export class WriteMail {
  constructor(
    private readonly accounts: AccountStore,
    private readonly issueLink: IssueLink,
    private readonly mailSite: MailSite,
    private readonly invitations: InvitationStore,
    private readonly clock: Clock,
    private readonly emailChangeMail: WriteEmailChangeMail,
    private readonly passkeys: PasskeyStore,
    private readonly secondFactors: SecondFactorStore,
  ) {}

  async execute(mail: MailRequest): Promise<MailText | null> {
    if (mail.kind === 'invitation') return this.invite(mail.invitationId, mail.language ?? DEFAULT_LANGUAGE);
    if (mail.kind === 'page-look-asked') return this.askOperator(mail);
    if (mail.kind === 'report-decided')
      return reportDecidedMail(this.mailSite, { to: mail.email, language: mail.language ?? DEFAULT_LANGUAGE }, mail);
    if (mail.kind === 'account-deleted')
      return accountDeletedMail(this.mailSite, { to: mail.to, language: mail.language ?? DEFAULT_LANGUAGE }, mail);
    if ('changeId' in mail) return this.emailChangeMail.execute(mail);
    const account = await this.findReader(mail);
    return account && this.writeTo(account, mail);
  }

  private async invite(id: string, language: Language): Promise<MailText | null> {
    const [invitation, now] = [await this.invitations.findById(id), this.clock.now()];
    if (stateOf(invitation, now) !== 'valid' || !invitation?.email) return null;
    return invitationMail(this.mailSite, { to: invitation.email, language }, invitation.code, daysLeft(invitation, now));
  }

  private async askOperator(mail: AskedLookMail): Promise<MailText | null> {
    const language = mail.language ?? DEFAULT_LANGUAGE;
    if (mail.accountId === null) return pageLookAskedMail(this.mailSite, { to: this.mailSite.supportEmail, language }, mail);
    const operator = await this.accounts.findById(mail.accountId);
    return operator && pageLookAskedMail(this.mailSite, { to: operator.email, username: operator.username, language }, mail);
  }

  private findReader(mail: AccountMail): Promise<Account | null> {
    // The address was parsed before the mail was queued.
    return 'email' in mail ? this.accounts.findByEmail(mail.email as EmailAddress) : this.accounts.findById(mail.accountId);
  }

  private async verify({ id, emailVerified }: Account, reader: MailReader): Promise<MailText | null> {
    return emailVerified ? null : verifyEmailMail(this.mailSite, reader, await this.issueLink.execute('verify-email', id));
  }

  private async sendData({ id, emailVerified }: Account, reader: MailReader): Promise<MailText | null> {
    return emailVerified ? dataArchiveMail(this.mailSite, reader, await this.issueLink.execute('data-archive', id)) : null;
  }

  private async reset({ id }: Account, reader: MailReader): Promise<MailText | null> {
    const link = await this.resetLink(id);
    return link === null ? null : resetPasswordMail(this.mailSite, reader, link);
  }

  private async factorsOf({ id }: Account): Promise<OtherFactors> {
    return { passkeys: await this.passkeys.list(id), hasApp: (await this.secondFactors.find(id)) !== null };
  }

  // It may have been queued before the operator switched passwords off.
  private async resetLink(id: string): Promise<string | null> {
    try {
      return await this.issueLink.execute('reset-password', id);
    } catch (error) {
      if (error instanceof PasswordsOff) return null;
      throw error;
    }
  }

  // A change of the address ends all links, but not one that is made a moment later: it must not be mailed to the former address.
  private async unlessMoved({ id, email }: Account, mail: MailText | null): Promise<MailText | null> {
    const account = await this.accounts.findById(id);
    return account?.email === email ? mail : null;
  }

  private async writeTo(account: Account, mail: AccountMail): Promise<MailText | null> {
    // The address of the account, and not the text that was typed in the request.
    const { email, username } = account;
    const reader = { to: email, username, language: mail.language ?? DEFAULT_LANGUAGE };
    if (mail.kind === 'recover-username') return recoverUsernameMail(this.mailSite, reader);
    if (mail.kind === 'reset-password') return this.unlessMoved(account, await this.reset(account, reader));
    if (mail.kind === 'verify-email') return this.unlessMoved(account, await this.verify(account, reader));
    if (mail.kind === 'data-archive') return this.unlessMoved(account, await this.sendData(account, reader));
    if (mail.kind === 'password-changed') return passwordChangedMail(this.mailSite, reader, await this.factorsOf(account));
    if (mail.kind === 'email-restored')
      return emailRestoredMail(this.mailSite, reader, await this.resetLink(account.id), await this.factorsOf(account));
    return writeNotice(this.mailSite, reader, mail);
  }
}

type WriteNotice<Kind extends Notice['kind']> = (
  site: MailSite,
  reader: MailReader,
  mail: Extract<Notice, { readonly kind: Kind }>,
) => MailText;

/** What writes each mail that only tells the owner of an account what has happened. */
const NOTICES: { readonly [Kind in Notice['kind']]: WriteNotice<Kind> } = {
  'address-known': (site, reader) => addressKnownMail(site, reader),
  'email-change-asked': emailChangeAskedMail,
  'email-change-done': emailChangedMail,
  'account-suspended': accountSuspendedMail,
  'page-read': pageReadMail,
  'page-hidden': pageHiddenMail,
  'page-shown': pageShownMail,
  'first-page-waits': firstPageWaitsMail,
  'page-approved': pageApprovedMail,
  'publication-failed': publicationFailedMail,
  'suspension-lifted': (site, reader) => suspensionLiftedMail(site, reader),
  'report-arrived': reportArrivedMail,
  'username-changed': (site, reader, { former }) => usernameChangedMail(site, reader, former),
  'provider-joined': (site, reader, { provider }) => providerJoinedMail(site, reader, provider),
  'provider-linked': providerLinkedMail,
  'passkey-changed': passkeyChangedMail,
  'new-device': newDeviceMail,
  'second-factor': secondFactorMail,
  'secret-guessed': secretGuessedMail,
  'webhook-switched-off': webhookSwitchedOffMail,
};

function writeNotice(mailSite: MailSite, reader: MailReader, mail: Notice): MailText {
  const write = NOTICES[mail.kind] as WriteNotice<Notice['kind']> | undefined;
  // Of a newer release that runs beside this one: its servers send the mail at another attempt.
  if (!write) throw new Error(`This release knows no mail of the kind ${mail.kind}.`);
  return write(mailSite, reader, mail);
}
