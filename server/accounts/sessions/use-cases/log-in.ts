import { Injectable } from '@nestjs/common';
import type { Caller } from '../../caller.js';
import { SecondFactorStore } from '../../second-factor/ports/second-factor-store.port.js';
import { SecondFactorNeeded } from '../../second-factor/second-factor.errors.js';
import { needPasswords, SignInSettings } from '../../sign-in-settings.js';
import { CheckPassword, type TypedCredentials } from '../../use-cases/check-password.js';
import { StartSession, type SignedIn } from './start-session.js';

/**
 * Signs in by username or verified e-mail address, and password, for clients that know no second step. Errors: PASSWORDS_OFF; SECOND_FACTOR_NEEDED, after the
 * right password of an account with an authenticator app; the same as of `CheckPassword`, even when the password is replaced at the same time.
 */
@Injectable()
export class LogIn {
  constructor(
    private readonly checkPassword: CheckPassword,
    private readonly startSession: StartSession,
    private readonly settings: SignInSettings,
    private readonly secondFactors: SecondFactorStore,
  ) {}

  async execute(typed: TypedCredentials, caller: Caller): Promise<SignedIn> {
    needPasswords(this.settings);
    const { account, passwordHash } = await this.checkPassword.execute(typed, caller);
    if (await this.secondFactors.find(account.id)) throw new SecondFactorNeeded();
    return this.startSession.execute(account, caller, { strength: 'password', passwordHash });
  }
}
