import { opensProgram } from '../tile-kinds/tile-address.rules.js';
import type { PageDesign } from '../design/page-design.rules.js';
import type { BlockedLinks, BlockedPattern } from './blocked-link.rules.js';
import { linksOf, type DesignLink } from './design-links.rules.js';
import { targetsOf, type LinkTarget } from './link-target.rules.js';

/** A link of a design that the list blocks. */
export interface BlockedDesignLink extends DesignLink {
  readonly pattern: BlockedPattern;
}

/** A link of a design that leads to another place. */
export interface CheckedLink extends DesignLink {
  /** The entry of the list that blocks it; null if none does. */
  readonly pattern: BlockedPattern | null;
}

/** The blocked links of a design, in their order. */
export function* blockedLinksOf(design: PageDesign, list: BlockedLinks): Generator<BlockedDesignLink> {
  if (list.isEmpty) return;
  for (const link of linksOf(design)) {
    const pattern = patternOf(targetsOf(link.address), list);
    if (pattern !== null) yield { ...link, pattern };
  }
}

/**
 * Where a design leads, each address once: to other hosts, to addresses of mail, to telephones, and to apps. Blocked ones are first, so that none of them is behind
 * many others. At most `atMost` of each.
 */
export function checkedLinksOf(design: PageDesign, list: BlockedLinks, atMost: number): CheckedLink[] {
  const [blocked, others] = [new Map<string, CheckedLink>(), new Map<string, CheckedLink>()];
  for (const link of linksOf(design)) {
    const targets = targetsOf(link.address);
    if (targets.length === 0 && !opensProgram(link.address)) continue;
    const pattern = patternOf(targets, list);
    const found = pattern === null ? others : blocked;
    if (found.size < atMost && !found.has(link.address)) found.set(link.address, { ...link, pattern });
  }
  return [...blocked.values(), ...others.values()];
}

function patternOf(targets: readonly LinkTarget[], list: BlockedLinks): BlockedPattern | null {
  for (const target of targets) {
    const pattern = list.find(target);
    if (pattern !== null) return pattern;
  }
  return null;
}
