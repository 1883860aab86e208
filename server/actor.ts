import {
  AdministrationSignInNeeded,
  FreshSignInNeeded,
  OperatorNeeded,
  PersonNeeded,
  ProviderDidNotAsk,
  ScopeMissing,
} from './actor.errors.js';
import type { DomainError } from './domain-error.js';

/** What an access token may allow. `read` shows the account and its pages, the others change them. */
export const SCOPES = ['read', 'publish', 'media', 'account'] as const;

/** One of `SCOPES`. */
export type Scope = (typeof SCOPES)[number];

/** How people prove who they are: by the password of the account, by it and a code, through an identity provider, or by a passkey. */
export const SIGN_IN_STRENGTHS = ['password', 'password-and-code', 'provider', 'passkey'] as const;

/** For how long a sign-in is fresh, in milliseconds: ten minutes. */
export const FRESH_SIGN_IN = 10 * 60 * 1000;

/** For how long an operator administers in the browser after a sign-in, in milliseconds: an hour. What cannot be taken back needs a fresh one. */
export const ADMINISTRATION_SIGN_IN = 60 * 60 * 1000;

/** The sign-in of a person. */
export interface SignIn {
  /** Null if the session was started by a release that did not store it. */
  readonly strength: (typeof SIGN_IN_STRENGTHS)[number] | null;
  readonly at: Date;
  /** The provider that let the person in by a proof from before, and when it did. Then `at` is the time of that proof. */
  readonly letIn?: { readonly by: string; readonly at: Date };
}

/** Who administers this Tessera, as the audit log says. */
export interface Operator {
  /** The user and the machine, such as `root@web-1`; in the browser the username; at the set-up, the name that was typed. */
  readonly name: string;
  /** Where the operator came in. */
  readonly door: 'command-line' | 'set-up' | 'browser';
  /** The account with which the operator has signed in, in the browser. */
  readonly accountId?: string;
}

type Identity =
  | { readonly kind: 'person'; readonly accountId: string; readonly signIn: SignIn }
  | { readonly kind: 'program'; readonly accountId: string; readonly scopes: readonly Scope[] }
  | { readonly kind: 'operator'; readonly accountId?: string; readonly operator: Operator; readonly signIn?: SignIn };

/**
 * Who acts, and what they may do. A use case gets the id of the account, or the operator, only by naming the scope that it needs, so that
 * no use case can forget the check.
 */
export class Actor {
  private constructor(private readonly identity: Identity) {}

  /** The owner of the account, who has signed in. */
  static person(accountId: string, signIn: SignIn): Actor {
    return new Actor({ kind: 'person', accountId, signIn });
  }

  /** A program with an access token of the account. */
  static program(accountId: string, scopes: readonly Scope[]): Actor {
    return new Actor({ kind: 'program', accountId, scopes });
  }

  /** Somebody who administers this Tessera, in the browser after a sign-in. */
  static operator(operator: Operator, signIn?: SignIn): Actor {
    return new Actor({ kind: 'operator', operator, signIn });
  }

  /** How the person or the operator has signed in; null if nobody has. */
  get signIn(): SignIn | null {
    return this.identity.kind === 'program' ? null : (this.identity.signIn ?? null);
  }

  /** Whether the actor has the scope, in an account. */
  has(scope: Scope): boolean {
    return this.identity.kind !== 'program' || this.identity.scopes.includes(scope);
  }

  /**
   * The id of the account.
   * @throws {ScopeMissing} when the access token does not have the scope.
   * @throws {PersonNeeded} when it is an operator who acts for no account.
   */
  accountFor(scope: Scope): string {
    if (!this.has(scope)) throw new ScopeMissing(scope);
    if (this.identity.accountId === undefined) throw new PersonNeeded();
    return this.identity.accountId;
  }

  /**
   * The id of the account, for what no program may do.
   * @throws {PersonNeeded} when it is a program, or an operator who acts for no account.
   */
  accountInPerson(): string {
    if (this.identity.kind === 'program') throw new PersonNeeded();
    return this.accountFor('account');
  }

  /**
   * Refuses a sign-in that is not fresh, for what somebody with a stolen session must not do.
   * @throws {FreshSignInNeeded} when the person has signed in more than ten minutes ago.
   * @throws {ProviderDidNotAsk} when a provider has let them in since then without asking who they are.
   */
  needFreshSignIn(now: Date): void {
    this.needSignInWithin(FRESH_SIGN_IN, now, FreshSignInNeeded);
  }

  /**
   * Refuses a sign-in that is too old to administer with.
   * @throws {AdministrationSignInNeeded} when the person has signed in more than an hour ago.
   * @throws {ProviderDidNotAsk} when a provider has let them in since then without asking who they are.
   */
  needAdministrationSignIn(now: Date): void {
    this.needSignInWithin(ADMINISTRATION_SIGN_IN, now, AdministrationSignInNeeded);
  }

  /** @throws {OperatorNeeded} when it is a person or a program. */
  asOperator(): Operator {
    if (this.identity.kind !== 'operator') throw new OperatorNeeded();
    return this.identity.operator;
  }

  /**
   * The operator in the place of the owner of an account, with the same rights.
   * @throws {OperatorNeeded} when it is a person or a program.
   */
  inPlaceOf(accountId: string): Actor {
    return new Actor({ kind: 'operator', accountId, operator: this.asOperator(), signIn: this.signIn ?? undefined });
  }

  private needSignInWithin(milliseconds: number, now: Date, Refusal: new () => DomainError): void {
    const { signIn } = this;
    const isRecent = (at: Date): boolean => now.getTime() - at.getTime() <= milliseconds;
    if (signIn === null || isRecent(signIn.at)) return;
    throw signIn.letIn && isRecent(signIn.letIn.at) ? new ProviderDidNotAsk(signIn.letIn.by) : new Refusal();
  }
}
