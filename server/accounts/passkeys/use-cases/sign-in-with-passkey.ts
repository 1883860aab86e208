import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { PasskeyRefused, PasskeysUnavailable } from '../passkeys.errors.js';
import type { Caller } from '../../caller.js';
import { attemptsFrom, RATE_LIMITS } from '../../limits/rate-limit.js';
import { LimitAttempts } from '../../limits/use-cases/limit-attempts.js';
import { AccountStore } from '../../ports/account-store.port.js';
import { StartSession, type SignedIn } from '../../sessions/use-cases/start-session.js';
import { CHALLENGE_LIFETIME, challengeIn, newChallenge, userHandleOf, type PasskeyAnswer } from '../passkey.js';
import { PasskeyStore } from '../ports/passkey-store.port.js';
import { PasskeyVerifier } from '../ports/passkey-verifier.port.js';

/** What a device needs to sign in with a passkey that it has. It says itself for which account. */
export interface StartedPasskeySignIn {
  readonly challenge: string;
  readonly siteId: string;
}

/**
 * Signs in with a passkey. Its device has recognised the owner, so that it stands for the password and for the code after it. A refusal says nothing
 * about which accounts there are.
 */
@Injectable()
export class SignInWithPasskey {
  constructor(
    private readonly passkeys: PasskeyStore,
    private readonly verifier: PasskeyVerifier,
    private readonly accounts: AccountStore,
    private readonly clock: Clock,
    private readonly limitAttempts: LimitAttempts,
    private readonly startSession: StartSession,
  ) {}

  /** Errors: PASSKEYS_UNAVAILABLE, TOO_MANY_ATTEMPTS. */
  async start({ network }: Caller): Promise<StartedPasskeySignIn> {
    const { siteId } = this.verifier;
    if (siteId === null) throw new PasskeysUnavailable();
    return this.limitAttempts.execute(attemptsFrom(RATE_LIMITS.passkeysFromNetwork, network), async () => {
      const challenge = newChallenge();
      await this.passkeys.addChallenge({ challenge, accountId: null }, new Date(this.clock.now().getTime() + CHALLENGE_LIFETIME));
      return { challenge, siteId };
    });
  }

  /** Errors: PASSKEY_REFUSED when the answer is wrong or late, or the passkey was removed; TOO_MANY_ATTEMPTS. A challenge that began was counted then. */
  async finish(answer: PasskeyAnswer, caller: Caller): Promise<SignedIn> {
    const challenge = challengeIn(answer);
    const asked = challenge === null ? null : await this.passkeys.takeChallenge(challenge, this.clock.now());
    if (challenge !== null && asked?.accountId === null) return this.check(answer, challenge, caller);
    return this.limitAttempts.execute(attemptsFrom(RATE_LIMITS.passkeysFromNetwork, caller.network), () =>
      Promise.reject(new PasskeyRefused()),
    );
  }

  private async check(answer: PasskeyAnswer, challenge: string, caller: Caller): Promise<SignedIn> {
    const passkey = await this.passkeys.findByCredential(answer.credentialId);
    if (!passkey || answer.userHandle !== userHandleOf(passkey.accountId)) throw new PasskeyRefused();
    const signCount = await this.verifier.verify(answer, challenge, passkey);
    if (signCount === null || !(await this.passkeys.use(passkey.id, signCount, this.clock.now()))) throw new PasskeyRefused();
    const account = await this.accounts.findById(passkey.accountId);
    if (!account) throw new PasskeyRefused();
    return this.startSession.execute(account, caller, { strength: 'passkey', passkeyId: passkey.id });
  }
}
