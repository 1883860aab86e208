import type { ListState } from '../blocked-link.js';
import type { BlockedPattern } from '../blocked-link.rules.js';

/** The list of places that pages may not lead to, as far as the configuration has it. */
export abstract class ConfiguredBlockedLinks {
  /** As it was read last. */
  abstract readonly patterns: readonly BlockedPattern[];

  /** Whether and when that has changed. */
  abstract readonly state: ListState;
}
