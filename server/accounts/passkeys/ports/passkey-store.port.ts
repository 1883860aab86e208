import type { Language } from '../../../languages.rules.js';
import type { AccountIdentities } from '../../providers/ports/identity-store.port.js';
import type { Passkey } from '../passkey.js';

/** A change of the passkeys of an account, and the language for the mail to its owner. */
export interface PasskeyChange {
  readonly accountId: string;
  /** The id of the passkey. */
  readonly id: string;
  readonly language: Language;
}

/** A passkey that its owner adds, and the language for the mail to them. Whether the address is verified is stored with it. */
export interface PasskeyAddition {
  readonly passkey: Omit<Passkey, 'wasVerified' | 'lastUsedAt'>;
  readonly language: Language;
}

/** A challenge that waits for its answer. */
export interface PasskeyChallenge {
  readonly challenge: string;
  /** The account to which its owner adds a passkey. Null for a sign-in. */
  readonly accountId: string | null;
}

/** Stores passkeys, and the challenges that wait for an answer. Removing an account removes its passkeys. */
export abstract class PasskeyStore {
  /** The passkeys of an account, the oldest first. */
  abstract list(accountId: string): Promise<Passkey[]>;

  /** The passkey that a device calls so, or null. */
  abstract findByCredential(credentialId: string): Promise<Passkey | null>;

  /**
   * Adds a passkey, and queues the mail that tells the owner. `known` when a passkey is called so already, and `full` when the account has `most`;
   * then nothing is stored. Of concurrent calls, the later one sees what the earlier one has added.
   * @throws {NotSignedIn} when the account was just removed.
   */
  abstract add(addition: PasskeyAddition, most: number): Promise<'added' | 'known' | 'full'>;

  /** Stores that a passkey was used. False, with nothing changed, when it was removed, or when a device that counts has sent no higher count. */
  abstract use(id: string, signCount: number, at: Date): Promise<boolean>;

  /** Renames a passkey of an account. Null when it has no such passkey. */
  abstract rename(accountId: string, id: string, name: string): Promise<Passkey | null>;

  /**
   * Removes a passkey of an account, and queues the mail that tells the owner. `isAllowed` decides, by what signs in to the account before; of two
   * concurrent calls the later one sees what the earlier one has left. `kept` when it does not allow it. Does nothing when there is no such passkey.
   * @throws {NotSignedIn} when the account was just removed.
   */
  abstract remove(change: PasskeyChange, isAllowed: (before: AccountIdentities) => boolean): Promise<'removed' | 'kept'>;

  /** Stores a challenge until `expiresAt`. */
  abstract addChallenge(challenge: PasskeyChallenge, expiresAt: Date): Promise<void>;

  /** Returns and removes a challenge, or null when there is none or it has expired. Of concurrent calls exactly one gets it. */
  abstract takeChallenge(challenge: string, now: Date): Promise<PasskeyChallenge | null>;

  /** Removes at most `atMost` expired challenges, and returns how many it removed. */
  abstract removeExpiredChallenges(now: Date, atMost: number): Promise<number>;
}
