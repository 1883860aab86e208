import { Injectable } from '@nestjs/common';
import type { SignIn } from '../../../actor.js';
import { Clock } from '../../../clock.port.js';
import { ChallengeEnded } from '../second-factor.errors.js';
import type { Caller } from '../../caller.js';
import { SECOND_STEP_GUESSES } from '../../limits/rate-limit.js';
import { LimitGuesses } from '../../limits/use-cases/limit-guesses.js';
import { AccountStore } from '../../ports/account-store.port.js';
import { hashToken } from '../../sessions/session.js';
import { StartSession, type SignedIn } from '../../sessions/use-cases/start-session.js';
import { SecondFactorStore } from '../ports/second-factor-store.port.js';
import { MOST_WRONG_CODES, type Challenge } from '../second-factor.js';

/** What the owner of an account sends as the second step. */
export interface SecondStep {
  /** How the session is signed in after it. */
  readonly strength: NonNullable<SignIn['strength']>;
  /** Whether it is right for this account. Called at most once, after the attempt was counted. */
  readonly isRight: (accountId: string) => Promise<boolean>;
  /** The refusal when it is not. */
  readonly refusal: () => Error;
}

/**
 * Signs in whoever has begun with the password and now sends the second step. A sign-in ends after five wrong steps; the limits of the account and
 * the network count over all sign-ins. Errors: CHALLENGE_ENDED, TOO_MANY_ATTEMPTS, the refusal of the step; WRONG_CREDENTIALS when the password was
 * just replaced.
 */
@Injectable()
export class FinishLogIn {
  constructor(
    private readonly store: SecondFactorStore,
    private readonly accounts: AccountStore,
    private readonly limitGuesses: LimitGuesses,
    private readonly startSession: StartSession,
    private readonly clock: Clock,
  ) {}

  async execute(token: string, step: SecondStep, caller: Caller): Promise<{ readonly signedIn: SignedIn; readonly challenge: Challenge }> {
    const tokenHash = hashToken(token);
    const challenge = await this.store.findChallenge(tokenHash, this.clock.now());
    if (!challenge) throw new ChallengeEnded();
    const { accountId, passwordHash } = challenge;
    const right = await this.limitGuesses.execute(SECOND_STEP_GUESSES, caller.network, async () => {
      const match = async (): Promise<true | null> => {
        if (!(await this.store.countAttempt(tokenHash, MOST_WRONG_CODES))) throw new ChallengeEnded();
        return (await step.isRight(accountId)) || null;
      };
      return { typed: accountId, account: accountId, told: { accountId, secret: 'code' as const }, match };
    });
    if (right === null) throw step.refusal();
    const isFirst = await this.store.takeChallenge(tokenHash);
    const account = isFirst ? await this.accounts.findById(accountId) : null;
    if (!account) throw new ChallengeEnded();
    const signedIn = await this.startSession.execute(account, caller, { strength: step.strength, passwordHash });
    return { signedIn, challenge };
  }
}
