import type { ImageName } from '../image.js';

/** What `removeUnused` did. */
export interface Removal {
  /** How many were removed and struck off. */
  readonly removed: number;
  /** Why others could not be removed, one reason for each of them. */
  readonly failures: readonly unknown[];
}

/** The list of what lies in the storage, which finds what nobody needs any more. */
export abstract class StoredImages {
  /** Notes names before anything is saved under them: from now on they count as young. */
  abstract note(names: readonly ImageName[]): Promise<void>;

  /**
   * Looks at up to `limit` of the oldest names that were noted, or used last, so many milliseconds ago, and notes of those that a page
   * uses that it does: they are not looked at again before it stops. Gives how many these were.
   */
  abstract noteUse(milliseconds: number, limit: number): Promise<number>;

  /**
   * Takes up to `limit` names that no page uses and that were noted, or used last, so many milliseconds ago. Among very many that are
   * in use they are only found once `noteUse` has passed these over. Has each removed from the storage and strikes it off, all of it
   * before anybody can note the same name again. What several instances take is never the same. A name that could not be removed
   * counts as young again, so that it does not stand in front of others.
   */
  abstract removeUnused(milliseconds: number, limit: number, remove: (name: ImageName) => Promise<void>): Promise<Removal>;
}
