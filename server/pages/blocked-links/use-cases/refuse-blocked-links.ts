import { Injectable } from '@nestjs/common';
import type { PageDesign } from '../../design/page-design.rules.js';
import { BlockedLinkList } from '../blocked-link-list.js';
import { LinkBlocked } from '../blocked-links.errors.js';
import { blockedLinksOf, type BlockedDesignLink } from '../find-blocked.rules.js';

/** How many blocked links of one design are named. */
const MOST_NAMED = 20;

/** Refuses to publish what leads to a blocked place. Errors: LINK_BLOCKED. */
@Injectable()
export class RefuseBlockedLinks {
  constructor(private readonly list: BlockedLinkList) {}

  async execute(design: PageDesign): Promise<void> {
    const { links } = await this.list.load();
    const found: BlockedDesignLink[] = [];
    for (const link of blockedLinksOf(design, links)) if (found.push(link) === MOST_NAMED) break;
    const [first, ...others] = found;
    if (first) throw new LinkBlocked([first, ...others]);
  }
}
