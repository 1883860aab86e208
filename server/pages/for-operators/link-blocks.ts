import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { BlockedLinkList } from '../blocked-links/blocked-link-list.js';
import type { BlockedLink } from '../blocked-links/blocked-link.js';
import { parseBlockedPattern, type BlockedPattern } from '../blocked-links/blocked-link.rules.js';
import { BlockedLinkInvalid } from '../blocked-links/blocked-links.errors.js';
import { checkedLinksOf, type CheckedLink } from '../blocked-links/find-blocked.rules.js';
import type { FoundPage } from '../blocked-links/link-check.js';
import { BlockedLinkStore } from '../blocked-links/ports/blocked-link-store.port.js';
import { LinkCheckStore } from '../blocked-links/ports/link-check-store.port.js';
import type { PageDesign } from '../design/page-design.rules.js';

const NOTE_MOST = 200;
/** How many findings are listed. */
const MOST_LISTED = 1_000;
/** How many links of a design are listed. */
const MOST_LINKS = 200;

/** Lets operators keep the list of places that pages may not lead to. Errors: BLOCKED_LINK_INVALID. */
@Injectable()
export class LinkBlocks {
  constructor(
    private readonly store: BlockedLinkStore,
    private readonly present: BlockedLinkList,
    private readonly checks: LinkCheckStore,
    private readonly clock: Clock,
  ) {}

  /** Adds entries, all or none. Returns how many are new. Errors: TOO_MANY_BLOCKED_LINKS. */
  async block(typed: readonly string[], note: string | null, addedBy: string): Promise<number> {
    const addedAt = this.clock.now();
    const shortened = note?.trim().slice(0, NOTE_MOST) ?? '';
    const patterns = new Set(typed.map(parsed));
    return this.store.add([...patterns].map((pattern) => ({ pattern, note: shortened === '' ? null : shortened, addedAt, addedBy })));
  }

  /** Removes an entry. False when there is none. */
  async unblock(typed: string): Promise<boolean> {
    return this.store.remove(parsed(typed), this.clock.now());
  }

  /** The list, in the order of its entries, without those of the configuration. */
  async list(): Promise<BlockedLink[]> {
    return this.store.list();
  }

  /** Where a design leads, each address once: those that the list blocks, and then the others; at most 200 of each. */
  async linksOf(design: PageDesign): Promise<CheckedLink[]> {
    return checkedLinksOf(design, (await this.present.load()).links, MOST_LINKS);
  }

  /** The published pages that lead to blocked places, the newest finding first; at most 1,000. `isWhole`: whether all pages were compared with the present list. */
  async findings(): Promise<{ readonly pages: FoundPage[]; readonly isWhole: boolean }> {
    const [{ mark, links }, progress] = [await this.present.load(), await this.checks.progress()];
    const isWhole = progress === null ? links.isEmpty : progress.isDone && progress.mark === mark;
    return { pages: await this.checks.findings(MOST_LISTED), isWhole };
  }
}

function parsed(typed: string): BlockedPattern {
  const found = parseBlockedPattern(typed);
  if (!found.ok) throw new BlockedLinkInvalid(found.refusal);
  return found.value;
}
