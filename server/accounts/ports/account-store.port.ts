import type { Account } from '../account.js';
import type { ExternalIdentity } from '../external-identity.js';
import type { EmailAddress } from '../email-address.rules.js';
import type { TokenHash } from '../session.js';
import type { Username } from '../username.rules.js';

/** An account with what its password is checked against; null for one that has only signed in elsewhere so far. */
export interface Credentials {
  readonly account: Account;
  readonly passwordHash: string | null;
}

/** A new password by a mailed link. */
export interface PasswordReset {
  readonly tokenHash: TokenHash;
  readonly accountId: string;
  readonly passwordHash: string;
  readonly at: Date;
}

/** Where accounts are kept. Usernames and e-mail addresses are compared ignoring case and given back as they were written. */
export abstract class AccountStore {
  /** Keeps a new account; false, with nothing kept, when its username or its e-mail address is taken, also by a faster writer. */
  abstract add(account: Account, passwordHash: string): Promise<boolean>;

  /** Whether another account has the username or the e-mail address. Somebody may still be faster: `add` decides. */
  abstract isTaken(username: Username, email: EmailAddress): Promise<boolean>;

  /** Null when there is no such account. */
  abstract findById(id: string): Promise<Account | null>;

  /** Null when nobody has that username. */
  abstract findCredentials(username: Username): Promise<Credentials | null>;

  /** As `findCredentials`, by the account's id. */
  abstract findCredentialsById(id: string): Promise<Credentials | null>;

  /** Null when nobody has that address. */
  abstract findByEmail(email: EmailAddress): Promise<Account | null>;

  /** Null when that identity belongs to no account here. */
  abstract findByIdentity(identity: ExternalIdentity): Promise<Account | null>;

  /**
   * Keeps a new account without a password, together with the identity that it signs in by. False, with nothing kept, when its
   * username, its e-mail address or the identity is taken, also by a faster writer.
   */
  abstract addWithIdentity(account: Account, identity: ExternalIdentity): Promise<boolean>;

  /** Lets an identity sign in to an account. Does nothing when it can already; false when it belongs to another account. */
  abstract addIdentity(accountId: string, identity: ExternalIdentity): Promise<boolean>;

  /** Notes that the address is its owner's. Does nothing when it is noted, or the account is gone. */
  abstract markEmailVerified(id: string): Promise<void>;

  /**
   * Uses a `reset-password` token up. In one transaction: the password is replaced, the address is noted as its owner's (an account
   * keeps its address, so that the mail went there), every session and every other reset token of the account end, and the letter
   * that tells its owner waits to be sent. False, with nothing changed, when the account has no such
   * token that is valid at that moment: of several uses at once exactly one wins.
   */
  abstract resetPassword(reset: PasswordReset): Promise<boolean>;

  /**
   * Removes an account with all that belongs to it, in one transaction: sessions, tokens, identities, the letters to it that wait or
   * were given up, and its page with its history.
   * The page's linkname can't be claimed before `linknameFreeAt`. Visitors no longer see the page on any instance.
   */
  abstract remove(id: string, linknameFreeAt: Date): Promise<void>;
}
