import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../domain-error.js';
import { RateLimits } from '../ports/rate-limits.port.js';
import type { GuessLimits } from '../rate-limit.js';
import { LimitAttempts } from './limit-attempts.js';

/** A guess at a secret of an account, and under which keys it is counted: at the name that was typed, and at the account that it stands for. */
export interface Guess<T> {
  readonly typed: string;
  readonly account: string;
  /** What the guess proves; null when it is wrong. */
  readonly match: () => Promise<T | null>;
}

/**
 * Limits the wrong guesses at the secrets of accounts, from one network and from all together. This slows an attacker down, but never locks out the
 * owner who signs in from another network. Null after a wrong guess. Errors: TOO_MANY_ATTEMPTS.
 */
@Injectable()
export class LimitGuesses {
  constructor(
    private readonly rateLimits: RateLimits,
    private readonly limitAttempts: LimitAttempts,
  ) {}

  async execute<T>(limits: GuessLimits, network: string, identify: () => Promise<Guess<T>>): Promise<T | null> {
    // Counted before the check: otherwise, concurrent guesses would bypass the limit.
    const fromNetwork = { limit: limits.fromNetwork, key: network };
    const proven = await this.limitAttempts.execute([fromNetwork], async () => this.guess(limits, network, await identify()));
    if (proven !== null) await this.rateLimits.giveBack(fromNetwork);
    return proven;
  }

  /** Checks a guess at one account. A right one resets the counts of this network. In the count of all networks, it removes only itself. */
  private guess<T>(limits: GuessLimits, network: string, { typed, account, match }: Guess<T>): Promise<T | null> {
    const key = `${typed} from ${network}`;
    const atAccount = { limit: limits.atAccount, key };
    const whileGuessed = { limit: limits.whileGuessed, key };
    const fromAnywhere = { limit: limits.fromAnywhere, key: account };
    const { rateLimits, limitAttempts } = this;
    const usual = whenRight(match, () => rateLimits.giveBack(fromAnywhere));
    const few = whenRight(match, () => rateLimits.forget(whileGuessed));
    const counted = (): Promise<T | null> =>
      limitAttempts.execute([fromAnywhere], usual).catch((refusal: unknown) => {
        // This network has a few attempts of its own, so attempts from other networks cannot lock it out.
        if (isTooMany(refusal)) return limitAttempts.execute([whileGuessed], few);
        throw refusal;
      });
    return limitAttempts.execute(
      [atAccount],
      whenRight(counted, () => rateLimits.forget(atAccount)),
    );
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
