import { Injectable } from '@nestjs/common';
import { EmailRefused } from '../../accounts/accounts.errors.js';
import { parseEmailAddress } from '../../accounts/email-address.rules.js';
import { MailReceivers } from '../../accounts/for-operators/mail-receivers.js';
import type { Actor } from '../../actor.js';
import { ActFault } from '../../audit/act-fault.js';
import { RecordAct } from '../../audit/use-cases/record-act.js';
import { Clock } from '../../clock.port.js';
import { failureReason } from '../../mail/failure-reason.js';
import { SendTestMail } from '../../mail/for-operators/send-test-mail.js';
import { StoredMails } from '../../mail/for-operators/stored-mails.js';
import type { GivenUpMail, MailCounts, MailRequest, WaitingMail } from '../../mail/mail-request.js';

/** How many mails one act can name. The audit log names them all. */
const MOST_NAMED = 100;

/** The address that a mail goes to. Null for a visitor, whose address operators do not see, and when there is no receiver any more. */
type Addressed<Mail> = Mail & { readonly to: string | null };

/** The queue of mails, for operators. What the mails say is not in it. Errors of each: OPERATOR_NEEDED. */
@Injectable()
export class MailAdministration {
  constructor(
    private readonly recordAct: RecordAct,
    private readonly stored: StoredMails,
    private readonly receivers: MailReceivers,
    private readonly sendTestMail: SendTestMail,
    private readonly clock: Clock,
  ) {}

  /** How many mails wait, and how many were given up. */
  async count(actor: Actor): Promise<MailCounts> {
    actor.asOperator();
    return this.stored.count();
  }

  /** How many mails were sent today, in UTC. Test mails are not counted. */
  async countSent(actor: Actor): Promise<number> {
    actor.asOperator();
    return this.stored.countSent();
  }

  /** The mails that were given up and are still stored, the newest first. */
  async listGivenUp(actor: Actor, atMost: number): Promise<Addressed<GivenUpMail>[]> {
    actor.asOperator();
    return this.addressed(await this.stored.listGivenUp(atMost));
  }

  /** The mails that wait, the next one first. */
  async listWaiting(actor: Actor, atMost: number): Promise<Addressed<WaitingMail>[]> {
    actor.asOperator();
    return this.addressed(await this.stored.listWaiting(atMost));
  }

  /** Sends mails again that were given up: at most 100 by their ids, or all when they are null. Returns how many. */
  async retry(actor: Actor, ids: readonly string[] | null): Promise<number> {
    const named = ids?.slice(0, MOST_NAMED);
    return this.recordAct.execute(actor, { act: 'mail retry', subject: named?.join(' ') ?? null }, () => this.stored.retry(named));
  }

  /** Removes at most 100 mails that were given up, by their ids: nobody gets them any more. Returns how many. */
  async remove(actor: Actor, ids: readonly string[]): Promise<number> {
    const named = ids.slice(0, MOST_NAMED);
    return this.recordAct.execute(actor, { act: 'mail remove', subject: named.join(' ') }, () => this.stored.remove(named));
  }

  /**
   * Sends a test mail at once. Returns how many milliseconds the mail server took. Faults: MAIL_REFUSED, with its answer. Errors:
   * EMAIL_INVALID.
   */
  async test(actor: Actor, address: string): Promise<{ readonly milliseconds: number; readonly fault?: ActFault }> {
    actor.asOperator();
    const to = parseEmailAddress(address);
    if (!to.ok) throw new EmailRefused(to.refusal);
    const begin = this.clock.now().getTime();
    const passed = () => this.clock.now().getTime() - begin;
    return this.recordAct.execute(actor, { act: 'mail test', subject: to.value }, async () => {
      try {
        await this.sendTestMail.execute(to.value);
        return { milliseconds: passed() };
      } catch (error) {
        return { milliseconds: passed(), fault: new ActFault('MAIL_REFUSED', failureReason(error)) };
      }
    });
  }

  private async addressed<Mail extends { readonly mail: MailRequest }>(mails: readonly Mail[]): Promise<Addressed<Mail>[]> {
    const found: Addressed<Mail>[] = [];
    for (const mail of mails) found.push({ ...mail, to: await this.receivers.find(mail.mail) });
    return found;
  }
}
