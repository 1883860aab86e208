import { DESIGN_LIMITS } from '../design/design-limits.rules.js';

// Control characters, and those that turn the direction of everything after them.
const UNSEEN = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** A text of somebody else as the name of a tile: one line, without control characters, and shortened. */
export function tileNameFrom(text: string): string {
  return shortenedName(text.replace(UNSEEN, ' ').trim());
}

/** A text as long as the name of a tile may be. Half a character at the end would be refused. */
export function shortenedName(text: string): string {
  return text
    .slice(0, DESIGN_LIMITS.tileNameLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
