import { PersonNeeded, ScopeMissing } from './actor.errors.js';

/** What an access token may allow. `read` shows the account and its pages, the others change them. */
export const SCOPES = ['read', 'publish', 'media', 'account'] as const;

/** One of `SCOPES`. */
export type Scope = (typeof SCOPES)[number];

/**
 * The account that acts, and what it may do. A use case gets the account's id only by naming what it is for, so that none can forget to
 * check.
 */
export class Actor {
  private constructor(
    private readonly accountId: string,
    private readonly scopes: readonly Scope[],
    private readonly isPerson: boolean,
  ) {}

  /** The owner of the account, who has signed in. An operator acts with the same rights. */
  static person(accountId: string): Actor {
    return new Actor(accountId, SCOPES, true);
  }

  /** A program with an access token of the account. */
  static program(accountId: string, scopes: readonly Scope[]): Actor {
    return new Actor(accountId, scopes, false);
  }

  /** Whether the actor has the scope. */
  has(scope: Scope): boolean {
    return this.scopes.includes(scope);
  }

  /**
   * The id of the account.
   * @throws {ScopeMissing} when the access token does not have the scope.
   */
  accountFor(scope: Scope): string {
    if (!this.has(scope)) throw new ScopeMissing(scope);
    return this.accountId;
  }

  /**
   * The id of the account, for what no program may do.
   * @throws {PersonNeeded} when it is a program.
   */
  accountInPerson(): string {
    if (!this.isPerson) throw new PersonNeeded();
    return this.accountId;
  }
}
