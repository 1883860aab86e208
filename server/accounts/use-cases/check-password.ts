import { Injectable } from '@nestjs/common';
import { DomainError } from '../../domain-error.js';
import { WrongCredentials } from '../accounts.errors.js';
import type { Caller } from '../caller.js';
import { parseEmailAddress } from '../email-address.rules.js';
import { AccountStore, type Credentials } from '../ports/account-store.port.js';
import { PasswordHasher } from '../ports/password-hasher.port.js';
import { RateLimits } from '../limits/ports/rate-limits.port.js';
import { RATE_LIMITS } from '../limits/rate-limit.js';
import { parseUsername } from '../username.rules.js';
import { LimitAttempts } from '../limits/use-cases/limit-attempts.js';

/** The credentials that a person typed. */
export interface TypedCredentials {
  /** The username, or the verified e-mail address, in upper or lower case. */
  readonly username: string;
  readonly password: string;
}

/** An account, and the hash that the typed password matched. */
export interface ProvenCredentials extends Credentials {
  readonly passwordHash: string;
}

/** Under which keys a guess is counted: at the name that was typed, and at the account that it stands for. */
interface GuessedName {
  readonly typed: string;
  readonly account: string;
}

/** Compares the typed password with the stored hash; null when they do not match. */
type Match = () => Promise<ProvenCredentials | null>;

/**
 * Returns the account with this username or verified e-mail address, and this password. Errors: WRONG_CREDENTIALS, after the same work, for an
 * unknown name, an address that is not verified, a wrong password and an account without a password; TOO_MANY_ATTEMPTS after too many wrong
 * passwords. The rate limits slow an attacker down, but never lock out the owner who signs in from another network.
 *
 * Guesses at both names of an account are counted together over all networks. For one network, each name has its own count: otherwise, using up
 * that of a username would tell whether an address belongs to it.
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
      const account = credentials?.account.id ?? this.namelessKey(username);
      const typed = isAddress(username) ? this.namelessKey(username) : account;
      return this.guess({ typed, account }, network, () => this.match(credentials, password, network));
    };
    const proven = await this.limitAttempts.execute([fromNetwork], guess);
    if (!proven) throw new WrongCredentials();
    await this.rateLimits.giveBack(fromNetwork);
    return proven;
  }

  /** Checks a guess at one account. A correct password resets the counts of this network. In the count of all networks, it removes only itself. */
  private guess({ typed, account }: GuessedName, network: string, match: Match): Promise<ProvenCredentials | null> {
    const key = `${typed} from ${network}`;
    const atAccount = { limit: RATE_LIMITS.logInAtAccount, key };
    const whileGuessed = { limit: RATE_LIMITS.logInWhileGuessed, key };
    const fromAnywhere = { limit: RATE_LIMITS.logInFromAnywhere, key: account };
    const { rateLimits, limitAttempts } = this;
    const usual = whenRight(match, () => rateLimits.giveBack(fromAnywhere));
    const few = whenRight(match, () => rateLimits.forget(whileGuessed));
    const counted = (): Promise<ProvenCredentials | null> =>
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

  private async match(credentials: Credentials | null, password: string, network: string): Promise<ProvenCredentials | null> {
    const { account, passwordHash } = credentials ?? {};
    if (account && passwordHash) return (await this.hasher.verify(passwordHash, password, network)) ? { account, passwordHash } : null;
    // A fast response to an unknown name would reveal which names exist.
    await this.hasher.hash(password, network);
    return null;
  }

  // An unknown name has a rate limit, too, in upper or lower case.
  private namelessKey(name: string): string {
    return this.rateLimits.sharedKey(name.trim().toLowerCase());
  }

  private async find(text: string): Promise<Credentials | null> {
    if (isAddress(text)) return this.findByAddress(text);
    const username = parseUsername(text);
    return username.ok ? this.accounts.findCredentials(username.value) : null;
  }

  // An e-mail address that was not verified may belong to somebody else, so nobody signs in with it.
  private async findByAddress(text: string): Promise<Credentials | null> {
    const email = parseEmailAddress(text);
    const found = email.ok ? await this.accounts.findCredentialsByEmail(email.value) : null;
    return found?.account.emailVerified === true ? found : null;
  }
}

/** No username has this character. */
function isAddress(name: string): boolean {
  return name.includes('@');
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
