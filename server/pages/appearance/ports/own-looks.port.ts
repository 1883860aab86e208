import type { OwnLook } from '../own-look.js';

/** The looks that accounts keep under names. They are deleted with their account. */
export abstract class OwnLooks {
  /** Those of an account, the newest first. */
  abstract list(accountId: string): Promise<OwnLook[]>;

  /**
   * Adds a look.
   * @throws {TooManyLooks} when the account has `most` looks. Of concurrent calls, only as many succeed as there is space.
   * @throws {OwnerRemoved}
   */
  abstract add(accountId: string, look: OwnLook, most: number): Promise<void>;

  /** Deletes a look. Does nothing when the account has no such look. */
  abstract remove(accountId: string, id: string): Promise<void>;
}
