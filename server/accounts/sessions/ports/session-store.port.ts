import type { ExternalIdentity } from '../../providers/external-identity.js';
import type { Session, TokenHash } from '../session.js';

/** An account that is signed out everywhere. */
export interface SignedOut {
  readonly accountId: string;
  readonly at: Date;
  /** Whether its access tokens and webhooks end, too. */
  readonly withPrograms: boolean;
}

/** What has shown whose account it is. It may have ended since. */
export interface SignInProof {
  /** The hash that the password matched. */
  readonly passwordHash?: string;
  readonly passkeyId?: string;
  readonly identity?: ExternalIdentity;
}

/** Stores sessions. Removing an account removes its sessions. */
export abstract class SessionStore {
  /**
   * Stores a new session. False, with nothing stored, when the account was removed or suspended, or when what has shown whose it is does not sign in to it any more. A
   * concurrent recovery or removal either comes first or ends this session, too.
   */
  abstract add(session: Session, proof?: SignInProof): Promise<boolean>;

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

  /**
   * Ends the session with this id if it belongs to the account, and the change of the address that waits: whoever had the session may have asked for it. Does nothing
   * otherwise.
   */
  abstract removeOwned(accountId: string, id: string): Promise<void>;

  /**
   * Ends every session of the account, and what somebody else may have prepared: its devices, changes that wait, set-ups and sign-ins under way, links to drafts and
   * imports; scheduled publications are stopped, and mails about new devices come again.
   */
  abstract removeAll(signedOut: SignedOut): Promise<void>;
}
