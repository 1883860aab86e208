import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import type { Caller } from '../../caller.js';
import { OperatorStore } from '../../ports/operator-store.port.js';
import { hashToken, newToken } from '../../sessions/session.js';
import { StartSession, type SignedIn } from '../../sessions/use-cases/start-session.js';
import { needPasswords, SignInSettings } from '../../sign-in-settings.js';
import { CheckPassword, type ProvenCredentials, type TypedCredentials } from '../../use-cases/check-password.js';
import { SecondFactorStore } from '../ports/second-factor-store.port.js';
import { CHALLENGE_LIFETIME } from '../second-factor.js';

/** A sign-in that waits for its second step. The token is sent to the client, and the server does not store it. */
export interface BegunLogIn {
  readonly challenge: string;
  readonly expiresAt: Date;
  /** Whether the device can be remembered: an operator is asked on every one. */
  readonly mayRemember: boolean;
}

/**
 * Signs in by username or verified e-mail address, and password; where the account has an authenticator app, a second step is to come. Errors:
 * PASSWORDS_OFF, and those of `CheckPassword`.
 */
@Injectable()
export class BeginLogIn {
  constructor(
    private readonly checkPassword: CheckPassword,
    private readonly store: SecondFactorStore,
    private readonly operators: OperatorStore,
    private readonly startSession: StartSession,
    private readonly settings: SignInSettings,
    private readonly clock: Clock,
  ) {}

  /** `deviceToken` is from an earlier sign-in, after which this device is not asked again for a while, unless the account administers the site. */
  async execute(typed: TypedCredentials, deviceToken: string | null, caller: Caller): Promise<SignedIn | BegunLogIn> {
    needPasswords(this.settings);
    const proven = await this.checkPassword.execute(typed, caller);
    const begun = (await this.isRemembered(proven, deviceToken)) ? null : await this.begin(proven);
    return begun ?? this.startSession.execute(proven.account, caller, { strength: 'password', passwordHash: proven.passwordHash });
  }

  private async begin({ account, passwordHash }: ProvenCredentials): Promise<BegunLogIn | null> {
    const challenge = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + CHALLENGE_LIFETIME);
    const added = await this.store.addChallenge({ tokenHash: hashToken(challenge), accountId: account.id, passwordHash, expiresAt });
    return added ? { challenge, expiresAt, mayRemember: !(await this.operators.isOperator(account.id)) } : null;
  }

  // An operator is asked on every device: a sign-in by the password alone opens no administration, and signing in again would be the same one.
  private async isRemembered({ account, passwordHash }: ProvenCredentials, token: string | null): Promise<boolean> {
    if (token === null) return false;
    const isKnown = await this.store.isRemembered({ tokenHash: hashToken(token), accountId: account.id, passwordHash }, this.clock.now());
    return isKnown && !(await this.operators.isOperator(account.id));
  }
}
