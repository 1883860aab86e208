import { Injectable } from '@nestjs/common';
import { DomainError } from '../../domain-error.js';
import { wrongCredentials } from '../accounts.errors.js';
import type { Caller } from '../caller.js';
import { AccountStore, type Credentials } from '../ports/account-store.port.js';
import { PasswordHasher } from '../ports/password-hasher.port.js';
import { RateLimits } from '../ports/rate-limits.port.js';
import { RATE_LIMITS } from '../rate-limit.js';
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

/** Compares what was typed with what is stored; null when it is wrong. */
type Match = () => Promise<ProvenCredentials | null>;

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
    const fromNetwork = { limit: RATE_LIMITS.logInFromNetwork, key: network };
    const guess = async (): Promise<ProvenCredentials | null> => {
      const credentials = await this.find(username);
      return this.guess(credentials?.account.id ?? this.namelessKey(username), network, () => this.match(credentials, password, network));
    };
    const proven = await this.limitAttempts.execute([fromNetwork], guess);
    if (!proven) throw wrongCredentials();
    await this.rateLimits.giveBack(fromNetwork);
    return proven;
  }

  /** A guess at one account. A right one wipes out those of this network, and of those of others takes back itself and no more. */
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
        // Nobody is refused for what others do: the few tries of this network decide.
        if (isTooMany(refusal)) return limitAttempts.execute([whileGuessed], few);
        throw refusal;
      });
    return limitAttempts.execute([atAccount], whenRight(counted, () => rateLimits.forget(atAccount)));
  }

  private async match(credentials: Credentials | null, password: string, network: string): Promise<ProvenCredentials | null> {
    const { account, passwordHash } = credentials ?? {};
    if (account && passwordHash) return (await this.hasher.verify(passwordHash, password, network)) ? { account, passwordHash } : null;
    // Answering an unknown name at once would tell which names are known.
    await this.hasher.hash(password, network);
    return null;
  }

  // A name that nobody has counts as an account does, in whatever case it is typed.
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
