import type { Session, TokenHash } from '../session.js';

/** Where sessions are kept. An account that is removed takes its sessions with it. */
export abstract class SessionStore {
  /** Keeps a new session of an existing account. */
  abstract add(session: Session): Promise<void>;

  /** Null when there is none, or no longer. Expired sessions are given back, too: whether one counts is the caller's rule. */
  abstract find(tokenHash: TokenHash): Promise<Session | null>;

  /** Notes the last use; an earlier moment than the noted one changes nothing, and neither does a session that has ended. */
  abstract noteUse(tokenHash: TokenHash, at: Date): Promise<void>;

  /** Ends a session; does nothing when it has ended. */
  abstract remove(tokenHash: TokenHash): Promise<void>;

  /** Removes the sessions of everybody that were last used at this moment or before. */
  abstract removeUnusedSince(moment: Date): Promise<void>;
}
