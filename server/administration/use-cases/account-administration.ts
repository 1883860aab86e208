import { Injectable } from '@nestjs/common';
import type { Account } from '../../accounts/account.js';
import { AllAccounts } from '../../accounts/for-operators/all-accounts.js';
import { newReceiptNumber, type DeletionReceipt } from '../../accounts/deletion-receipt.js';
import { CreateAccount, type CreateAccountCommand } from '../../accounts/for-operators/create-account.js';
import { Sessions } from '../../accounts/sessions/use-cases/sessions.js';
import { Suspensions } from '../../accounts/for-operators/suspensions.js';
import type { Suspension } from '../../accounts/suspension/suspension.rules.js';
import { IssueLink } from '../../accounts/use-cases/issue-link.js';
import { RemoveAccount } from '../../accounts/use-cases/remove-account.js';
import type { Actor } from '../../actor.js';
import { ActFault } from '../../audit/act-fault.js';
import { RecordAct } from '../../audit/use-cases/record-act.js';
import { Mails } from '../../mail/use-cases/mails.js';
import { OwnPages } from '../../pages/use-cases/own-pages.js';
import { AddressNotConfirmed, UsernameDiffers } from '../administration.errors.js';
import { refuseOwn } from '../refuse-own.js';
import { removeFiles, type RemovedFiles, type Withdrawn } from '../removed-files.js';
import { PageExporter } from '../../exports/use-cases/page-exporter.js';
import { LostWaysIn } from '../../accounts/for-operators/lost-ways-in.js';

/** The link with which an owner chooses a password; null if it is mailed. */
export type OwnersLink = string | null;

/** A deleted account, and what became of the files of its pages. */
export interface RemovedAccount extends RemovedFiles {
  readonly deletion: DeletionReceipt;
}

/** The accounts of others, for operators. Errors of each: OPERATOR_NEEDED. */
@Injectable()
export class AccountAdministration {
  constructor(
    private readonly recordAct: RecordAct,
    private readonly allAccounts: AllAccounts,
    private readonly createAccount: CreateAccount,
    private readonly removeAccount: RemoveAccount,
    private readonly issueLink: IssueLink,
    private readonly lostWaysIn: LostWaysIn,
    private readonly suspensions: Suspensions,
    private readonly sessions: Sessions,
    private readonly mails: Mails,
    private readonly pages: OwnPages,
    private readonly exporter: PageExporter,
  ) {}

  /** The account with this id, username or e-mail address; null when there is none. */
  async find(actor: Actor, who: string): Promise<Account | null> {
    actor.asOperator();
    return this.allAccounts.find(who);
  }

  /** The linknames of an account's pages; null for a page that has none. */
  async linknames(actor: Actor, { id }: Account): Promise<readonly (string | null)[]> {
    return (await this.pages.list(actor.inPlaceOf(id))).map(({ linkname }) => linkname);
  }

  /** Opens an account, whose owner chooses a password with the link. Faults: LINK_FAILED, with the account open. Errors: REGISTRATION_REFUSED. */
  async create(
    actor: Actor,
    names: CreateAccountCommand,
    isMailed: boolean,
  ): Promise<{ readonly account: Account; readonly link: OwnersLink; readonly fault?: ActFault }> {
    return this.recordAct.execute(actor, { act: 'account create', subject: names.username }, async () => {
      const account = await this.createAccount.execute(names);
      try {
        return { account, link: await this.giveLink(account, isMailed) };
      } catch (error) {
        return { account, link: null, fault: ActFault.of('LINK_FAILED', error) };
      }
    });
  }

  /** Removes an account with its pages and pictures, at once, and mails its owner the receipt, whose number the audit log has. Faults: EXPORT_NOT_REMOVED. Errors: LAST_OPERATOR, OWN_ACCOUNT. */
  async remove(actor: Actor, { id }: Account, linknames: readonly (string | null)[]): Promise<RemovedAccount> {
    refuseOwn(actor, id);
    const receipt = newReceiptNumber();
    return this.recordAct.execute(actor, { act: 'account delete', subject: id, receipt, isFinal: true }, async () => {
      const deletion = await this.removeAccount.execute(id, { receipt, by: 'operator', language: null });
      const named = linknames.filter((linkname) => linkname !== null);
      return { deletion, ...(await removeFiles(this.exporter, named)) };
    });
  }

  /**
   * Removes an account whose username the operator has typed, so that it is not the wrong one. Faults: EXPORT_NOT_REMOVED. Errors: FIELD_INVALID, LAST_OPERATOR, OWN_ACCOUNT.
   */
  async removeNamed(actor: Actor, account: Account, typed: string): Promise<RemovedAccount> {
    if (typed.trim() !== account.username) throw new UsernameDiffers();
    return this.remove(actor, account, await this.linknames(actor, account));
  }

  /** A link with which the owner chooses another password. The present one is valid until then. */
  async resetPassword(actor: Actor, account: Account, isMailed: boolean): Promise<OwnersLink> {
    return this.recordAct.execute(actor, { act: 'account reset-password', subject: account.id }, () => this.giveLink(account, isMailed));
  }

  /** Removes the authenticator app and the recovery codes of an owner who has lost them. Faults: SECOND_FACTOR_UNKNOWN when there are none. */
  async resetSecondFactor(actor: Actor, { id }: Account): Promise<{ readonly fault?: ActFault }> {
    return this.recordAct.execute(actor, { act: 'account reset-second-factor', subject: id, isFinal: true }, async () =>
      (await this.lostWaysIn.resetSecondFactor(id)) ? {} : { fault: new ActFault('SECOND_FACTOR_UNKNOWN') },
    );
  }

  /** Removes the passkeys of an owner who has lost the devices. Returns how many there were. */
  async removePasskeys(actor: Actor, { id }: Account): Promise<number> {
    return this.recordAct.execute(actor, { act: 'account remove-passkeys', subject: id, isFinal: true }, () =>
      this.lostWaysIn.removePasskeys(id),
    );
  }

  /** The suspension of an account, or null. */
  async suspension(actor: Actor, { id }: Account): Promise<Suspension | null> {
    actor.asOperator();
    return this.suspensions.find(id);
  }

  /**
   * Suspends an account: nobody signs in to it, and visitors see none of its pages on any instance. Its owner gets a mail. Faults: EXPORT_NOT_REMOVED. Errors: LAST_OPERATOR,
   * OWN_ACCOUNT, SUSPENSION_WORDS_TOO_LONG.
   */
  async suspend(actor: Actor, { id }: Account, why: Omit<Suspension, 'since'>): Promise<Withdrawn> {
    refuseOwn(actor, id);
    return this.recordAct.execute(actor, { act: 'suspension start', subject: id }, async () => {
      const linknames = await this.suspensions.suspend(id, why);
      return { isChanged: linknames !== null, ...(await removeFiles(this.exporter, linknames ?? [])) };
    });
  }

  /** Ends the suspension of an account, whose owner gets a mail. False when there is none. */
  async liftSuspension(actor: Actor, { id }: Account): Promise<boolean> {
    return this.recordAct.execute(actor, { act: 'suspension lift', subject: id }, () => this.suspensions.lift(id));
  }

  /** Marks the e-mail address of the account as verified. */
  async verifyEmail(actor: Actor, { id }: Account): Promise<void> {
    await this.recordAct.execute(actor, { act: 'account verify-email', subject: id }, () => this.allAccounts.confirmEmail(id));
  }

  /** Mails the owner a link that saves the data of the account. Only its owner sees the data, because drafts are in it. Errors: ADDRESS_NOT_CONFIRMED. */
  async sendData(actor: Actor, { id, emailVerified }: Account): Promise<void> {
    await this.recordAct.execute(actor, { act: 'account export', subject: id }, async () => {
      if (!emailVerified) throw new AddressNotConfirmed();
      await this.mails.add({ kind: 'data-archive', accountId: id });
    });
  }

  /** Ends all sessions of an account, as its owner would by signing out everywhere. */
  async endSessions(actor: Actor, { id }: Account): Promise<void> {
    await this.recordAct.execute(actor, { act: 'account sign-out', subject: id }, () =>
      this.sessions.logOutEverywhere(actor.inPlaceOf(id)),
    );
  }

  private async giveLink({ id, email }: Account, isMailed: boolean): Promise<OwnersLink> {
    if (!isMailed) return this.issueLink.execute('reset-password', id);
    await this.mails.add({ kind: 'reset-password', email });
    return null;
  }
}
