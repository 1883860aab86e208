import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../domain-error.js';
import { FairQueue } from '../../../fair-queue.js';
import type { GuessedSecret } from '../../../mail/mail-request.js';
import { Mails } from '../../../mail/use-cases/mails.js';
import { TooManySigningIn } from '../../accounts.errors.js';
import { groupOf, quietNetworkOf } from '../networks.rules.js';
import { RateLimits } from '../ports/rate-limits.port.js';
import { attemptsFrom, RATE_LIMITS, type Attempt, type GuessLimits } from '../rate-limit.js';
import { LimitAttempts } from './limit-attempts.js';

// While a secret is guessed from everywhere. Groups of networks take turns, so none delays another by more than one try.
const TURNS = { atOnce: 1, mostWaiting: 200 };

/** A guess at a secret of an account, and under which keys it is counted: at the name that was typed, and at the account that it stands for. */
export interface Guess<T> {
  readonly typed: string;
  readonly account: string;
  /** Whose owner is told when the secret is guessed from everywhere, and which it is. Missing where nobody is. */
  readonly told?: GuessedSecret & { readonly accountId: string };
  /** What the guess proves; null when it is wrong. */
  readonly match: () => Promise<T | null>;
}

/**
 * Limits the wrong guesses at the secrets of accounts, from one network and from all together. This slows an attacker down, but never locks out the
 * owner who signs in from another network. Null after a wrong guess. Errors: TOO_MANY_ATTEMPTS; BUSY for a network of which a guess waits already.
 */
@Injectable()
export class LimitGuesses {
  private readonly turns = new FairQueue(TURNS, () => new TooManySigningIn());
  /** The networks of which a guess waits. */
  private readonly waiting = new Set<string>();

  constructor(
    private readonly rateLimits: RateLimits,
    private readonly limitAttempts: LimitAttempts,
    private readonly mails: Mails,
  ) {}

  async execute<T>(limits: GuessLimits, network: string, identify: () => Promise<Guess<T>>): Promise<T | null> {
    // Counted before the check: otherwise, concurrent guesses would bypass the limit.
    const fromNetwork = attemptsFrom(limits.fromNetwork, network);
    const proven = await this.limitAttempts.execute(fromNetwork, async () => this.guess(limits, network, await identify()));
    if (proven !== null) await this.giveBack(fromNetwork);
    return proven;
  }

  /** Checks a guess at one account. A right one resets the counts of this network. In the counts of wider ones and of all, it removes only itself. */
  private guess<T>(limits: GuessLimits, network: string, guess: Guess<T>): Promise<T | null> {
    const { typed, account, match } = guess;
    const atAccount = attemptsFrom(limits.atAccount, network, (one) => `${typed} from ${one}`);
    const fromAnywhere = { limit: limits.fromAnywhere, key: account };
    const { rateLimits, limitAttempts } = this;
    const usual = whenRight(match, () => rateLimits.giveBack(fromAnywhere));
    const counted = (): Promise<T | null> =>
      limitAttempts.execute([fromAnywhere], usual).catch((refusal: unknown) => {
        if (isTooMany(refusal)) return this.guessInTurn(limits, network, guess);
        throw refusal;
      });
    const [narrow, ...wider] = atAccount;
    return limitAttempts.execute(
      atAccount,
      whenRight(counted, async () => {
        await rateLimits.forget(narrow);
        await this.giveBack(wider);
      }),
    );
  }

  /** This network has a few attempts of its own, so attempts from other networks cannot lock it out; nor do they delay it by more than one of each group. */
  private async guessInTurn<T>({ whileGuessed }: GuessLimits, network: string, { typed, told, match }: Guess<T>): Promise<T | null> {
    if (told) await this.tell(told);
    const quiet = quietNetworkOf(network);
    const few = { limit: whileGuessed, key: `${typed} from ${quiet}` };
    const right = whenRight(match, () => this.rateLimits.forget(few));
    return this.limitAttempts.execute([few], () => this.inTurn(quiet, groupOf(network), right));
  }

  private async inTurn<T>(network: string, group: string, work: () => Promise<T>): Promise<T> {
    if (this.waiting.has(network)) throw new TooManySigningIn();
    this.waiting.add(network);
    let waits = true;
    const leave = (): void => {
      if (waits) this.waiting.delete(network);
      waits = false;
    };
    try {
      return await this.turns.inTurn(group, () => {
        leave();
        return work();
      });
    } finally {
      leave();
    }
  }

  private async tell(told: NonNullable<Guess<unknown>['told']>): Promise<void> {
    const once = { limit: RATE_LIMITS.guessedMail, key: told.accountId };
    await this.limitAttempts
      .execute([once], () => this.mails.add({ kind: 'secret-guessed', ...told }))
      .catch((refusal: unknown) => {
        if (!isTooMany(refusal)) throw refusal;
      });
  }

  private async giveBack(attempts: readonly Attempt[]): Promise<void> {
    for (const attempt of attempts) await this.rateLimits.giveBack(attempt);
  }
}

function whenRight<T>(match: () => Promise<T | null>, then: () => Promise<void>): () => Promise<T | null> {
  return async () => {
    const proven = await match();
    if (proven !== null) await then();
    return proven;
  };
}

function isTooMany(error: unknown): boolean {
  return error instanceof DomainError && error.kind === 'too-many';
}
