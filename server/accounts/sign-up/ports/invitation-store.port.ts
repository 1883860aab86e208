import type { ListPart, ListPlace } from '../../../lists/list-parts.rules.js';
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

  /** A part of the same list, from a place on; null for the beginning. */
  abstract listPart(asked: { readonly place: ListPlace | null; readonly size: number }): Promise<ListPart<Invitation>>;

  /** Ends an invitation. False when there is none with this code that is not revoked. */
  abstract revoke(code: string, at: Date): Promise<boolean>;

  /** Takes the end of an invitation back. False when none with this code was revoked. */
  abstract restore(code: string): Promise<boolean>;

  /** Removes at most `atMost` invitations that ended before this moment, and returns how many it removed. */
  abstract removeExpired(before: Date, atMost: number): Promise<number>;
}
