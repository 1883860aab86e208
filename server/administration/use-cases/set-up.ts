import { Injectable } from '@nestjs/common';
import type { Caller } from '../../accounts/caller.js';
import type { SignedIn } from '../../accounts/sessions/use-cases/start-session.js';
import { FirstAccount, type SetUpCommand } from '../../accounts/use-cases/first-account.js';
import { Actor } from '../../actor.js';
import type { ActFault } from '../../audit/act-fault.js';
import { RecordAct } from '../../audit/use-cases/record-act.js';
import { MailAdministration } from './mail-administration.js';

/** The set-up of a site that nobody administers yet, by whoever knows the code that the server has printed. */
@Injectable()
export class SetUp {
  constructor(
    private readonly recordAct: RecordAct,
    private readonly firstAccount: FirstAccount,
    private readonly mails: MailAdministration,
  ) {}

  /** The code for the server to print at its start; null when somebody administers the site. */
  offer(): Promise<string | null> {
    return this.firstAccount.offer();
  }

  /** Whether the site waits for its set-up. */
  isAwaited(): Promise<boolean> {
    return this.firstAccount.isAwaited();
  }

  /** Errors: SET_UP_DONE, SET_UP_CODE_WRONG, TOO_MANY_ATTEMPTS. */
  async checkCode(code: string, caller: Caller): Promise<void> {
    await this.firstAccount.checkCode(code, caller);
  }

  /** Sends a test mail at once. Faults: MAIL_REFUSED, with the answer of the mail server. Errors: those of `checkCode`; EMAIL_INVALID. */
  async testMail(code: string, address: string, caller: Caller): Promise<{ readonly fault?: ActFault }> {
    await this.firstAccount.checkCode(code, caller);
    return this.mails.test(byCode(address), address);
  }

  /**
   * Opens the first account that administers the site, signs it in, and stores who may sign up. Errors: those of `checkCode`;
   * REGISTRATION_REFUSED with all faults together; SIGN_UP_MODE_SET.
   */
  async open(command: SetUpCommand, caller: Caller): Promise<SignedIn> {
    // Strangers, who do not know the code, leave nothing in the audit log.
    const first = await this.firstAccount.check(command, caller);
    const { username, id } = first.account;
    return this.recordAct.execute(byCode(username), { act: 'set-up', subject: id }, () => this.firstAccount.open(first, caller));
  }
}

/** Somebody who knows the code, under the name that was typed. */
function byCode(name: string): Actor {
  return Actor.operator({ name, door: 'set-up' });
}
