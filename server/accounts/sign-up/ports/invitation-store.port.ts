import type { Invitation } from '../invitation.js';

/** Stores invitations. `AccountStore` uses one up, together with the account that it opens. */
export abstract class InvitationStore {
  /** Stores a new invitation. */
  abstract add(invitation: Invitation): Promise<void>;

  /** The invitation with this code, or null. */
  abstract find(code: string): Promise<Invitation | null>;

  /** The invitation with this id, or null. */
  abstract findById(id: string): Promise<Invitation | null>;

  /** The invitations of everybody, the newest first. */
  abstract list(atMost: number): Promise<Invitation[]>;

  /** Ends an invitation. False when there is none with this code that is not revoked. */
  abstract revoke(code: string, at: Date): Promise<boolean>;

  /** Removes at most `atMost` invitations that ended before this moment, and returns how many it removed. */
  abstract removeExpired(before: Date, atMost: number): Promise<number>;
}
