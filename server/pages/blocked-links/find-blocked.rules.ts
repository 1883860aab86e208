import type { PageDesign } from '../design/page-design.rules.js';
import type { BlockedLinks, BlockedPattern } from './blocked-link.rules.js';
import { linksOf, type DesignLink } from './design-links.rules.js';
import { targetsOf } from './link-target.rules.js';

/** A link of a design that the list blocks. */
export interface BlockedDesignLink extends DesignLink {
  readonly pattern: BlockedPattern;
}

/** The blocked links of a design, in their order. */
export function* blockedLinksOf(design: PageDesign, list: BlockedLinks): Generator<BlockedDesignLink> {
  if (list.isEmpty) return;
  for (const link of linksOf(design)) {
    for (const target of targetsOf(link.address)) {
      const pattern = list.find(target);
      if (pattern === null) continue;
      yield { ...link, pattern };
      break;
    }
  }
}
