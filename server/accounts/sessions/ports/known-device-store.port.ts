import type { KnownDevice } from '../known-device.js';

/** Stores by which devices accounts were signed in to. Removing an account, or signing out everywhere, removes its devices. */
export abstract class KnownDeviceStore {
  /**
   * Remembers the device, or that it signed in again; of an account at most `MOST_KNOWN_DEVICES`. True when its owner is to be told: the account did
   * not know the device, has known others, and its owner wants such mails. Of concurrent calls with one device, only the first can be true.
   */
  abstract learn(device: KnownDevice): Promise<boolean>;

  /** Whether the owner is to be told of a client that cannot be known: the account has known devices, and its owner wants such mails. */
  abstract isToTell(accountId: string): Promise<boolean>;

  /** Whether the owner of the account wants such mails. False when it was removed. */
  abstract wantsNotices(accountId: string): Promise<boolean>;

  /** Stores whether the owner of the account wants such mails. */
  abstract wantNotices(accountId: string, isOn: boolean): Promise<void>;

  /** Removes at most `atMost` devices of all accounts that did not sign in after this moment, and returns how many it removed. */
  abstract removeUnusedSince(moment: Date, atMost: number): Promise<number>;
}
