import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { Clock } from '../../../clock.port.js';
import { MailSite } from '../../../mail/mail-site.js';
import { CodeWrong, SecondFactorOff, SecondFactorOn } from '../second-factor.errors.js';
import type { Caller } from '../../caller.js';
import { RATE_LIMITS } from '../../limits/rate-limit.js';
import { LimitAttempts } from '../../limits/use-cases/limit-attempts.js';
import { PasswordHasher } from '../../ports/password-hasher.port.js';
import { Accounts } from '../../use-cases/accounts.js';
import { SecondFactorStore } from '../ports/second-factor-store.port.js';
import { appAddress, asKey, bareAppCode, bareRecoveryCode, newRecoveryCodes, newSecret, SET_UP_LIFETIME } from '../second-factor.js';
import type { AuthenticatorApp } from '../second-factor.js';
import { acceptedStep } from '../time-code.js';

/** What an authenticator app needs. It is shown once. */
export interface BegunSetUp {
  /** The secret, 32 characters, for people who type it. */
  readonly key: string;
  /** The `otpauth:` address with the secret, for a QR code. */
  readonly address: string;
}

/**
 * The authenticator app of an account and its recovery codes, for its owner in person. Each change mails a notice. Errors of each method:
 * SIGN_IN_NEEDED.
 */
@Injectable()
export class SecondFactorSettings {
  constructor(
    private readonly store: SecondFactorStore,
    private readonly accounts: Accounts,
    private readonly hasher: PasswordHasher,
    private readonly limitAttempts: LimitAttempts,
    private readonly mailSite: MailSite,
    private readonly clock: Clock,
  ) {}

  /** Since when the app is on, and how many recovery codes are left; null when it is off. */
  async show(actor: Actor): Promise<Pick<AuthenticatorApp, 'since' | 'codesLeft'> | null> {
    return this.store.find(actor.accountInPerson());
  }

  /** Begins to set an app up. Nothing changes before `finish`. Errors: FRESH_SIGN_IN_NEEDED, SECOND_FACTOR_ON, TOO_MANY_ATTEMPTS. */
  async begin(actor: Actor): Promise<BegunSetUp> {
    return this.change(actor, async (accountId) => {
      const { username } = await this.accounts.load(actor);
      const secret = newSecret();
      const isBegun = await this.store.begin(accountId, secret, new Date(this.clock.now().getTime() + SET_UP_LIFETIME));
      if (!isBegun) throw new SecondFactorOn();
      return { key: asKey(secret), address: appAddress(secret, { siteName: this.mailSite.siteName, username }) };
    });
  }

  /**
   * Switches the app on with a code that it shows, and returns ten recovery codes. Errors: CODE_WRONG; SECOND_FACTOR_OFF when nothing was begun within
   * ten minutes; SECOND_FACTOR_ON; TOO_MANY_ATTEMPTS.
   */
  async finish(actor: Actor, code: string, { language }: Caller): Promise<readonly string[]> {
    const accountId = actor.accountInPerson();
    return this.limit(accountId, async () => {
      const now = this.clock.now();
      const secret = await this.store.findBegun(accountId, now);
      if (!secret) throw (await this.store.find(accountId)) ? new SecondFactorOn() : new SecondFactorOff();
      const step = acceptedStep(secret, bareAppCode(code) ?? '', now, null);
      if (step === null) throw new CodeWrong();
      const { codes, codeHashes } = await this.newCodes(accountId);
      if (!(await this.store.switchOn({ accountId, secret, step, codeHashes, at: now, language }))) throw new SecondFactorOff();
      return codes;
    });
  }

  /** Ten new recovery codes; the old ones do not work any more. Errors: FRESH_SIGN_IN_NEEDED, SECOND_FACTOR_OFF, TOO_MANY_ATTEMPTS. */
  async renewCodes(actor: Actor, { language }: Caller): Promise<readonly string[]> {
    return this.change(actor, async (accountId) => {
      const { codes, codeHashes } = await this.newCodes(accountId);
      if (!(await this.store.replaceCodes(accountId, codeHashes, language))) throw new SecondFactorOff();
      return codes;
    });
  }

  /** Switches the app off, which ends the recovery codes, too. Does nothing when it is off. Errors: FRESH_SIGN_IN_NEEDED, TOO_MANY_ATTEMPTS. */
  async switchOff(actor: Actor, { language }: Caller): Promise<void> {
    await this.change(actor, (accountId) => this.store.remove(accountId, 'owner', language));
  }

  private async change<T>(actor: Actor, work: (accountId: string) => Promise<T>): Promise<T> {
    const accountId = actor.accountInPerson();
    actor.needFreshSignIn(this.clock.now());
    return this.limit(accountId, () => work(accountId));
  }

  private limit<T>(accountId: string, work: () => Promise<T>): Promise<T> {
    return this.limitAttempts.execute([{ limit: RATE_LIMITS.changeSecondFactor, key: accountId }], work);
  }

  private async newCodes(accountId: string): Promise<{ readonly codes: readonly string[]; readonly codeHashes: readonly string[] }> {
    const codes = newRecoveryCodes();
    const codeHashes = await Promise.all(codes.map((code) => this.hasher.hash(bareRecoveryCode(code) ?? code, accountId)));
    return { codes, codeHashes };
  }
}
