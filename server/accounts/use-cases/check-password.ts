import { Injectable } from '@nestjs/common';
import { wrongCredentials } from '../accounts.errors.js';
import type { Caller } from '../caller.js';
import { AccountStore, type Credentials } from '../ports/account-store.port.js';
import { PasswordHasher } from '../ports/password-hasher.port.js';
import { RateLimits } from '../ports/rate-limits.port.js';
import { RATE_LIMITS, type Attempt } from '../rate-limit.js';
import { parseUsername } from '../username.rules.js';
import { LimitAttempts } from './limit-attempts.js';

/** What somebody typed who says that an account is theirs. */
export interface TypedCredentials {
  /** In any case. */
  readonly username: string;
  readonly password: string;
}

/** An account with the hash that its password was right for. */
export interface ProvenCredentials extends Credentials {
  readonly passwordHash: string;
}

/** What one guess counts under. */
interface Guess {
  /** Of this account from this network: a right password wipes them out. */
  readonly here: readonly Attempt[];
  /** Together with guesses of others: a right password takes back itself and no more. */
  readonly together: readonly Attempt[];
}

/**
 * Gives the account whose username and password these are. WRONG_CREDENTIALS, after the same work, for an unknown username, a wrong
 * password and an account without one; TOO_MANY_ATTEMPTS after too many wrong passwords. Whoever guesses is slowed down, and never
 * keeps the owner out who comes from elsewhere.
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
    // Counted before it is known whether it is wrong: guesses at the same moment would slip through otherwise.
    const guess = await this.count(nameOf(username), network);
    const proven = await this.match(username, password).catch(async (error: unknown) => {
      // What could not be checked is no wrong password.
      await this.giveBack(...guess.here, ...guess.together);
      throw error;
    });
    if (!proven) throw wrongCredentials();
    await Promise.all([this.giveBack(...guess.together), ...guess.here.map((attempt) => this.rateLimits.forget(attempt))]);
    return proven;
  }

  private async count(name: string, network: string): Promise<Guess> {
    const key = `${name} from ${network}`;
    const atAccount = { limit: RATE_LIMITS.logInAtAccount, key };
    const fromNetwork = { limit: RATE_LIMITS.logInFromNetwork, key: network };
    await this.limitAttempts.execute(atAccount, fromNetwork);
    const fromAnywhere = { limit: RATE_LIMITS.logInFromAnywhere, key: name };
    if ((await this.rateLimits.count(fromAnywhere)) === 0) return { here: [atAccount], together: [fromNetwork, fromAnywhere] };
    // Nobody is refused for what others do: the few tries of this network decide.
    const whileGuessed = { limit: RATE_LIMITS.logInWhileGuessed, key };
    await this.limitAttempts.execute(whileGuessed).catch(async (refusal: unknown) => {
      await this.giveBack(atAccount, fromNetwork);
      throw refusal;
    });
    return { here: [atAccount, whileGuessed], together: [fromNetwork] };
  }

  private async giveBack(...attempts: readonly Attempt[]): Promise<void> {
    await Promise.all(attempts.map((attempt) => this.rateLimits.giveBack(attempt)));
  }

  private async match(username: string, password: string): Promise<ProvenCredentials | null> {
    const { account, passwordHash } = (await this.find(username)) ?? {};
    if (account && passwordHash) return (await this.hasher.verify(passwordHash, password)) ? { account, passwordHash } : null;
    // Answering an unknown name at once would tell which names are known.
    await this.hasher.hash(password);
    return null;
  }

  private async find(text: string): Promise<Credentials | null> {
    const username = parseUsername(text);
    return username.ok ? this.accounts.findCredentials(username.value) : null;
  }
}

// Every way of typing a username that leads to the same account is one name; names that nobody has count just the same.
function nameOf(username: string): string {
  return username.trim().toLowerCase();
}
