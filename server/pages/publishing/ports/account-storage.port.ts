/** How many bytes an account uses in the database and in the storage of pictures. */
export interface StorageUse {
  /** The present versions of its pages, their drafts, and what is scheduled. */
  readonly pages: number;
  /** The versions before the present ones. */
  readonly versions: number;
  readonly pictures: number;
  /** Whether its e-mail address is verified, so that it may use more. */
  readonly isVerified: boolean;
}

/** What accounts keep, in bytes as they are stored. */
export abstract class AccountStorage {
  /** @throws {OwnerRemoved} when the account was removed. */
  abstract measure(accountId: string): Promise<StorageUse>;

  /**
   * Deletes the oldest versions of the account's pages, until this many bytes are free or no former version is left. The present version of
   * a page is never deleted.
   */
  abstract forgetVersions(accountId: string, bytes: number): Promise<void>;
}
