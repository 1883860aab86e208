import type { Session, TokenHash } from '../session.js';

/** Stores sessions. Removing an account removes its sessions. */
export abstract class SessionStore {
  /**
   * Stores a new session. False, with nothing stored, when the account was removed, or when its password hash is not the given one any
   * more. A concurrent password reset or removal either comes first or ends this session, too.
   */
  abstract add(session: Session, passwordHash?: string): Promise<boolean>;

  /** The session of this token, or null. Expired sessions are returned, too: the caller checks the expiry. */
  abstract find(tokenHash: TokenHash): Promise<Session | null>;

  /** Stores the time of the last use. Does nothing when a later time is stored, or when the session has ended. */
  abstract noteUse(tokenHash: TokenHash, at: Date): Promise<void>;

  /** Ends a session. Does nothing when it has already ended. */
  abstract remove(tokenHash: TokenHash): Promise<void>;

  /** Removes at most `atMost` sessions of all accounts that were not used after this moment, and returns how many it removed. */
  abstract removeUnusedSince(moment: Date, atMost: number): Promise<number>;

  /** The account's sessions that were used after this moment, at most `atMost`, the most recently used first. */
  abstract listUsedSince(accountId: string, moment: Date, atMost: number): Promise<Session[]>;

  /** Ends the session with this id if it belongs to the account. Does nothing otherwise. */
  abstract removeOwned(accountId: string, id: string): Promise<void>;

  /** Ends every session of the account, and forgets its devices: those that sign in without a second step, and those that it knows. */
  abstract removeAll(accountId: string): Promise<void>;
}
