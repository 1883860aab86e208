import type { ImageName } from '../image.js';

/** The result of `removeUnused`. */
export interface Removal {
  /** How many were removed from the storage and from the list. */
  readonly removed: number;
  /** Why others could not be removed: one reason for each. */
  readonly failures: readonly unknown[];
  /** Whether nothing was tried, because a backup is being made. */
  readonly isPostponed: boolean;
}

/** The list of files in the storage. It finds files that no page uses any more. */
export abstract class StoredImages {
  /**
   * Adds names to the list before their files are saved. From now on they count as new. Waits while a file of one of the names is being removed.
   * @throws {StorageUnavailable} when that takes too long, because the storage hangs.
   */
  abstract note(names: readonly ImageName[]): Promise<void>;

  /** The given names, without those that are not in the list. */
  abstract listed(names: readonly ImageName[]): Promise<ReadonlySet<ImageName>>;

  /**
   * Looks at up to `limit` of the oldest names that were added, or last used, at least `milliseconds` ago. Marks those that a page uses, so
   * that they are not checked again until the page stops using them. Returns how many it marked.
   */
  abstract noteUse(milliseconds: number, limit: number): Promise<number>;

  /**
   * Takes up to `limit` names that no page uses and that were added, or last used, at least `milliseconds` ago. If very many names are in use,
   * the unused ones are only found once `noteUse` has marked the used ones. Calls `remove` for each name and deletes it from the list, before
   * anybody can add the same name again. Nothing in the database is locked meanwhile. Several instances never take the same name. A name that could not be removed counts as new
   * again, so that it does not block others.
   */
  abstract removeUnused(milliseconds: number, limit: number, remove: (name: ImageName) => Promise<void>): Promise<Removal>;
}
