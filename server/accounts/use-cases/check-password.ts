import { Injectable } from '@nestjs/common';
import { WrongCredentials } from '../accounts.errors.js';
import type { Caller } from '../caller.js';
import { parseEmailAddress } from '../email-address.rules.js';
import { AccountStore, type Credentials } from '../ports/account-store.port.js';
import { PasswordHasher } from '../ports/password-hasher.port.js';
import { RateLimits } from '../limits/ports/rate-limits.port.js';
import { PASSWORD_GUESSES } from '../limits/rate-limit.js';
import { parseUsername } from '../username.rules.js';
import { LimitGuesses } from '../limits/use-cases/limit-guesses.js';

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
    private readonly limitGuesses: LimitGuesses,
  ) {}

  async execute({ username, password }: TypedCredentials, { network }: Caller): Promise<ProvenCredentials> {
    const proven = await this.limitGuesses.execute(PASSWORD_GUESSES, network, async () => {
      const credentials = await this.find(username);
      const account = credentials?.account.id ?? this.namelessKey(username);
      const typed = isAddress(username) ? this.namelessKey(username) : account;
      const told = credentials && { accountId: credentials.account.id, secret: 'password' as const };
      return { typed, account, ...(told && { told }), match: () => this.match(credentials, password, network) };
    });
    if (!proven) throw new WrongCredentials();
    return proven;
  }

  private async match(credentials: Credentials | null, password: string, network: string): Promise<ProvenCredentials | null> {
    const { account, passwordHash } = credentials ?? {};
    if (account && passwordHash) return (await this.hasher.verify(passwordHash, password, network)) ? { account, passwordHash } : null;
    // A fast response to an unknown name would reveal which names exist.
    await this.hasher.pretend(password, network);
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
