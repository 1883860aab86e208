import type { Language } from '../../languages.rules.js';
import type { Account, Admission } from '../account.js';
import type { ExternalIdentity, KnownIdentity } from '../providers/external-identity.js';
import type { AskedDeletion, DeletedAccount } from '../deletion-receipt.js';
import type { EmailAddress } from '../email-address.rules.js';
import type { TokenHash } from '../sessions/session.js';
import type { Username } from '../username.rules.js';

/** An account with its password hash. The hash is null for an account that has no password, because it signs in by a provider. */
export interface Credentials {
  readonly account: Account;
  readonly passwordHash: string | null;
}

/** A new password, set with the token of a mailed link. */
export interface PasswordReset {
  readonly tokenHash: TokenHash;
  readonly accountId: string;
  readonly passwordHash: string;
  readonly at: Date;
  /** The language of the request, for the mail about the new password. */
  readonly language: Language;
}

/** Another username of an account. */
export interface UsernameChange {
  readonly accountId: string;
  readonly username: Username;
  /** The language of the request, for the mail about it. */
  readonly language: Language;
}

/** An identity that shall sign in to an account that it did not open. */
export interface JoiningIdentity {
  readonly accountId: string;
  /** The address of the account, by which it was found. */
  readonly email: EmailAddress;
  readonly identity: KnownIdentity;
  /** What people call the provider, for the mail about it. */
  readonly label: string;
  /** The language of the request, for the mail about it. */
  readonly language: Language;
}

/** Stores accounts. Usernames and e-mail addresses are compared ignoring case, and returned as they were written. */
export abstract class AccountStore {
  /**
   * Stores a new account, and uses its invitation up, once. False, with nothing stored, when its username or its e-mail address is
   * taken, even by a concurrent writer.
   * @throws {InvitationRefused} when the invitation cannot be used any more. Then nothing is stored.
   */
  abstract add(account: Account, passwordHash: string, admission?: Admission): Promise<boolean>;

  /** Whether another account has the username, was opened with it, or has the e-mail address. A concurrent writer may still take it: only `add` decides. */
  abstract isTaken(username: Username, email: EmailAddress): Promise<boolean>;

  /** The account with this id, or null. */
  abstract findById(id: string): Promise<Account | null>;

  /** The account with this username and its password hash, or null. */
  abstract findCredentials(username: Username): Promise<Credentials | null>;

  /** Like `findCredentials`, by the account's e-mail address, verified or not. */
  abstract findCredentialsByEmail(email: EmailAddress): Promise<Credentials | null>;

  /** Like `findCredentials`, by the account's id. */
  abstract findCredentialsById(id: string): Promise<Credentials | null>;

  /** The account with this e-mail address, or null. */
  abstract findByEmail(email: EmailAddress): Promise<Account | null>;

  /** The account that this identity signs in to, or null. */
  abstract findByIdentity(identity: ExternalIdentity): Promise<Account | null>;

  /**
   * Stores a new account without a password, together with the identity that it signs in by. False, with nothing stored, when its username,
   * its e-mail address or the identity is taken, even by a concurrent writer. `admission` is as in `add`.
   * @throws {InvitationRefused}
   */
  abstract addWithIdentity(account: Account, identity: KnownIdentity, admission?: Admission): Promise<boolean>;

  /**
   * Lets an identity sign in to an account. Does nothing when it already can. False when the identity belongs to another account, or when the account does not have the address any more. Somebody else
   * may have made the account, so its first identity that proves the address ends, in the same transaction, all other ways into it: the password, sessions,
   * links for a new password, access tokens, and identities that do not prove the address. It also switches webhooks off, and queues the mail that tells the owner.
   */
  abstract addIdentity(joining: JoiningIdentity): Promise<boolean>;

  /**
   * Gives the account another username, and queues the mail that tells the owner the former one, in one transaction. False, with nothing changed, when another account has
   * the username or was opened with it, or when the account was removed; a concurrent writer may be that account.
   */
  abstract rename(change: UsernameChange): Promise<boolean>;

  /** Marks the e-mail address of the account as verified. Does nothing when it already is, or when the account was removed. */
  abstract markEmailVerified(id: string): Promise<void>;

  /**
   * Uses a `reset-password` token, which is then invalid. One transaction replaces the password and marks the e-mail address as verified. It
   * also ends what somebody else may have prepared, passkeys and an authenticator app from before the address was verified, and queues the mail that tells the owner. The address counts as
   * verified because the token was mailed to it: a change of the address ends all tokens. False, with nothing changed, when the account
   * has no such valid token: of several concurrent uses exactly one succeeds.
   */
  abstract resetPassword(reset: PasswordReset): Promise<boolean>;

  /**
   * Removes an account and everything that belongs to it, in one transaction: sessions, tokens, identities, its page with the history, and
   * the mails to it that wait or were given up. The linknames of its pages cannot be claimed before `linknamesFreeAt`. Visitors no longer see the
   * page on any instance. The same transaction queues the mail with the receipt, to an address that was confirmed. Without `asked`, there is none.
   * @throws {LastOperator} when nobody else administers the site. Then nothing is removed.
   */
  abstract remove(id: string, linknamesFreeAt: Date, asked?: AskedDeletion): Promise<DeletedAccount>;
}
