import type { BlockedLink, ListState } from '../blocked-link.js';
import type { BlockedPattern } from '../blocked-link.rules.js';

/** Stores the list of places that pages may not lead to. */
export abstract class BlockedLinkStore {
  /** The present state of the list. It is read often, so it is small. */
  abstract state(): Promise<ListState>;

  /** The whole list, in the order of its entries. */
  abstract list(): Promise<BlockedLink[]>;

  /**
   * Adds entries, all or none. Those that are there stay as they are. Returns how many are new.
   * @throws {TooManyBlockedLinks} when there would be more than `BLOCKED_LINKS_MOST`.
   */
  abstract add(links: readonly BlockedLink[]): Promise<number>;

  /** Removes an entry. False when there is none. */
  abstract remove(pattern: BlockedPattern, at: Date): Promise<boolean>;
}
