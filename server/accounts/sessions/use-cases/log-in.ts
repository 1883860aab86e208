import { Injectable } from '@nestjs/common';
import type { Caller } from '../../caller.js';
import { CheckPassword, type TypedCredentials } from '../../use-cases/check-password.js';
import { StartSession, type SignedIn } from './start-session.js';
import { needPasswords, SignInSettings } from '../../sign-in-settings.js';

/** Signs in by username or verified e-mail address, and password. Errors: PASSWORDS_OFF; the same as of `CheckPassword`, even when the password is replaced at the same time. */
@Injectable()
export class LogIn {
  constructor(
    private readonly checkPassword: CheckPassword,
    private readonly startSession: StartSession,
    private readonly settings: SignInSettings,
  ) {}

  async execute(typed: TypedCredentials, caller: Caller): Promise<SignedIn> {
    needPasswords(this.settings);
    const { account, passwordHash } = await this.checkPassword.execute(typed, caller);
    return this.startSession.execute(account, caller, { strength: 'password', passwordHash });
  }
}
