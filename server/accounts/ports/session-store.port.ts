import type { Session, TokenHash } from '../session.js';

/** Where sessions are kept. An account that is removed takes its sessions with it. */
export abstract class SessionStore {
  /**
   * Keeps a new session. False, with nothing kept, when the account is gone, or when its password is no longer the one of the hash
   * that is given: a reset or a removal at the same moment comes first or ends this session, too.
   */
  abstract add(session: Session, passwordHash?: string): Promise<boolean>;

  /** Null when there is none, or no longer. Expired sessions are given back, too: whether one counts is the caller's rule. */
  abstract find(tokenHash: TokenHash): Promise<Session | null>;

  /** Notes the last use; an earlier moment than the noted one changes nothing, and neither does a session that has ended. */
  abstract noteUse(tokenHash: TokenHash, at: Date): Promise<void>;

  /** Ends a session; does nothing when it has ended. */
  abstract remove(tokenHash: TokenHash): Promise<void>;

  /** Removes up to so many of the sessions of everybody that were last used at this moment or before, and gives how many. */
  abstract removeUnusedSince(moment: Date, atMost: number): Promise<number>;

  /** The account's sessions that were used after this moment, the last used first. */
  abstract listUsedSince(accountId: string, moment: Date): Promise<Session[]>;

  /** Ends the session of that id if it is the account's; does nothing otherwise. */
  abstract removeOwned(accountId: string, id: string): Promise<void>;

  /** Ends every session of the account. */
  abstract removeAll(accountId: string): Promise<void>;
}
