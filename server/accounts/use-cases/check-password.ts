import { Injectable } from '@nestjs/common';
import { DomainError } from '../../domain-error.js';
import { WrongCredentials } from '../accounts.errors.js';
import type { Caller } from '../caller.js';
import { AccountStore, type Credentials } from '../ports/account-store.port.js';
import { PasswordHasher } from '../ports/password-hasher.port.js';
import { RateLimits } from '../ports/rate-limits.port.js';
import { RATE_LIMITS } from '../rate-limit.js';
import { parseUsername } from '../username.rules.js';
import { LimitAttempts } from './limit-attempts.js';

/** The credentials that a person typed. */
export interface TypedCredentials {
  /** In upper or lower case. */
  readonly username: string;
  readonly password: string;
}

/** An account, and the hash that the typed password matched. */
export interface ProvenCredentials extends Credentials {
  readonly passwordHash: string;
}

/** Compares the typed password with the stored hash; null when they do not match. */
type Match = () => Promise<ProvenCredentials | null>;

/**
 * Returns the account with this username and password. Errors: WRONG_CREDENTIALS, after the same work, for an unknown username, a wrong
 * password and an account without a password; TOO_MANY_ATTEMPTS after too many wrong passwords. The rate limits slow an attacker down, but
 * never lock out the owner who signs in from another network.
 */
@Injectable()
export class CheckPassword {
  constructor(
    private readonly accounts: AccountStore,
    private readonly hasher: PasswordHasher,
    private readonly rateLimits: RateLimits,
    private readonly limitAttempts: LimitAttempts,
  ) {}

  async execute({ username, password }: TypedCredentials, { network }: Caller): Promise<ProvenCredentials> {
    // Counted before the check: otherwise, concurrent guesses would bypass the limit.
    const fromNetwork = { limit: RATE_LIMITS.logInFromNetwork, key: network };
    const guess = async (): Promise<ProvenCredentials | null> => {
      const credentials = await this.find(username);
      return this.guess(credentials?.account.id ?? this.namelessKey(username), network, () => this.match(credentials, password, network));
    };
    const proven = await this.limitAttempts.execute([fromNetwork], guess);
    if (!proven) throw new WrongCredentials();
    await this.rateLimits.giveBack(fromNetwork);
    return proven;
  }

  /** Checks a guess at one account. A correct password resets the counts of this network. In the count of all networks, it removes only itself. */
  private guess(name: string, network: string, match: Match): Promise<ProvenCredentials | null> {
    const key = `${name} from ${network}`;
    const atAccount = { limit: RATE_LIMITS.logInAtAccount, key };
    const whileGuessed = { limit: RATE_LIMITS.logInWhileGuessed, key };
    const fromAnywhere = { limit: RATE_LIMITS.logInFromAnywhere, key: name };
    const { rateLimits, limitAttempts } = this;
    const usual = whenRight(match, () => rateLimits.giveBack(fromAnywhere));
    const few = whenRight(match, () => rateLimits.forget(whileGuessed));
    const counted = (): Promise<ProvenCredentials | null> =>
      limitAttempts.execute([fromAnywhere], usual).catch((refusal: unknown) => {
        // Attempts of other networks never lock this network out: it has a few attempts of its own.
        if (isTooMany(refusal)) return limitAttempts.execute([whileGuessed], few);
        throw refusal;
      });
    return limitAttempts.execute(
      [atAccount],
      whenRight(counted, () => rateLimits.forget(atAccount)),
    );
  }

  private async match(credentials: Credentials | null, password: string, network: string): Promise<ProvenCredentials | null> {
    const { account, passwordHash } = credentials ?? {};
    if (account && passwordHash) return (await this.hasher.verify(passwordHash, password, network)) ? { account, passwordHash } : null;
    // A fast response to an unknown username would reveal which usernames exist.
    await this.hasher.hash(password, network);
    return null;
  }

  // An unknown username has a rate limit, too, in upper or lower case.
  private namelessKey(username: string): string {
    return this.rateLimits.sharedKey(username.trim().toLowerCase());
  }

  private async find(text: string): Promise<Credentials | null> {
    const username = parseUsername(text);
    return username.ok ? this.accounts.findCredentials(username.value) : null;
  }
}

function whenRight(match: Match, then: () => Promise<void>): Match {
  return async () => {
    const proven = await match();
    if (proven) await then();
    return proven;
  };
}

function isTooMany(error: unknown): boolean {
  return error instanceof DomainError && error.kind === 'too-many';
}
