import type { BlockedPattern } from './blocked-link.rules.js';

/** An entry of the list that operators keep. */
export interface BlockedLink {
  readonly pattern: BlockedPattern;
  /** Why, for operators; null for nothing. At most 200 characters. */
  readonly note: string | null;
  readonly addedAt: Date;
  /** The operator who added it, as in the audit log. */
  readonly addedBy: string;
}

/** A state of the list. */
export interface ListState {
  /** Another text after each change. */
  readonly mark: string;
  /** From when on every instance knows this state. */
  readonly settledAt: Date;
}
