/** A password of an account for tiles and pages. It never changes: another password is another lock. */
export interface NewLock {
  readonly id: string;
  readonly accountId: string;
  readonly passwordHash: string;
  readonly at: Date;
}

/** The locks of all accounts. A lock is removed with its account. */
export abstract class LockStore {
  /**
   * @throws {TooManyLocks} when the account has `most` locks. Of concurrent calls, only as many succeed as there is space.
   * @throws {LockOwnerRemoved}
   */
  abstract add(lock: NewLock, most: number): Promise<void>;

  /** The hash of its password; null if there is no such lock. */
  abstract passwordHash(id: string): Promise<string | null>;
}
