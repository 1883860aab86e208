import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { Clock } from '../../../clock.port.js';
import { EmailRefused, NotSignedIn } from '../../accounts.errors.js';
import type { Caller } from '../../caller.js';
import { isSameEmail, parseEmailAddress, type EmailAddress } from '../../email-address.rules.js';
import { RATE_LIMITS } from '../../limits/rate-limit.js';
import { LimitAttempts } from '../../limits/use-cases/limit-attempts.js';
import { AccountStore } from '../../ports/account-store.port.js';
import { SignUpTerms } from '../../sign-up/use-cases/sign-up-terms.js';
import { CONFIRMED_WITHIN, type EmailChange } from '../email-change.js';
import { refusal } from '../../../parsed.rules.js';
import { EmailChangeStore } from '../ports/email-change-store.port.js';

/** Changes the e-mail address of an account, for its owner. Nothing changes before somebody who reads the mail of the new address confirms it. */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly changes: EmailChangeStore,
    private readonly accounts: AccountStore,
    private readonly terms: SignUpTerms,
    private readonly limitAttempts: LimitAttempts,
    private readonly clock: Clock,
  ) {}

  /** The change of the account that waits to be confirmed; null without one. Scope: read. */
  async waiting(actor: Actor): Promise<EmailChange | null> {
    return this.changes.findWaiting(actor.accountFor('read'), this.clock.now());
  }

  /**
   * Mails a link to the new address. A former request that waits ends. The answer does not tell whether another account has the address: its owner gets a mail then.
   * Errors: SIGN_IN_NEEDED, FRESH_SIGN_IN_NEEDED; EMAIL_INVALID, EMAIL_DOMAIN_REFUSED and EMAIL_UNCHANGED with the field `email`;
   * TOO_MANY_ATTEMPTS; UNAUTHENTICATED when the account was just removed.
   */
  async request(actor: Actor, text: string, { language }: Caller): Promise<EmailChange> {
    const accountId = actor.accountInPerson();
    const now = this.clock.now();
    actor.needFreshSignIn(now);
    const newEmail = await this.accept(accountId, text);
    const attempts = [
      { limit: RATE_LIMITS.emailChange, key: accountId },
      { limit: RATE_LIMITS.emailChangeToAddress, key: keyOf(newEmail) },
    ];
    const endsAt = new Date(now.getTime() + CONFIRMED_WITHIN);
    const change = { id: randomUUID(), accountId, newEmail, formerEmail: null, confirmedAt: null, endsAt };
    await this.limitAttempts.execute(attempts, () => this.changes.begin({ change, language }));
    return change;
  }

  /** Ends the change that waits. Its link is worth nothing then. Errors: SIGN_IN_NEEDED. */
  async cancel(actor: Actor): Promise<void> {
    await this.changes.cancel(actor.accountInPerson());
  }

  private async accept(accountId: string, text: string): Promise<EmailAddress> {
    const typed = parseEmailAddress(text);
    if (!typed.ok) throw new EmailRefused(typed.refusal);
    const account = await this.accounts.findById(accountId);
    if (!account) throw new NotSignedIn();
    if (isSameEmail(account.email, typed.value)) throw new EmailRefused(refusal('EMAIL_UNCHANGED'));
    const admitted = await this.terms.admitAddress(typed.value);
    if (!admitted.ok) throw new EmailRefused(admitted.refusal);
    return typed.value;
  }
}

// A hash ignores upper and lower case, has a fixed length, and hides the addresses from anybody who reads the counts.
function keyOf(email: EmailAddress): string {
  return createHash('sha256').update(`change ${email.toLowerCase()}`).digest('hex');
}
