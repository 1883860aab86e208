import type { BlockedLink, ListState } from '../../../server/pages/blocked-links/blocked-link.js';
import { BLOCKED_LINKS_MOST, parseBlockedPattern, type BlockedPattern } from '../../../server/pages/blocked-links/blocked-link.rules.js';
import { TooManyBlockedLinks } from '../../../server/pages/blocked-links/blocked-links.errors.js';
import { BlockedLinkStore } from '../../../server/pages/blocked-links/ports/blocked-link-store.port.js';
import type { ConfiguredBlockedLinks } from '../../../server/pages/blocked-links/ports/configured-blocked-links.port.js';

/** A list of blocked places in memory, for unit tests. */
export class MemoryBlockedLinks extends BlockedLinkStore {
  private readonly links = new Map<string, BlockedLink>();
  private current: ListState = { mark: '0', settledAt: new Date(0) };

  constructor(...patterns: readonly string[]) {
    super();
    for (const pattern of patterns) this.links.set(pattern, anEntry(pattern));
  }

  override async state(): Promise<ListState> {
    return this.current;
  }

  override async list(): Promise<BlockedLink[]> {
    return [...this.links.values()].toSorted((one, other) => (one.pattern < other.pattern ? -1 : 1));
  }

  override async add(links: readonly BlockedLink[]): Promise<number> {
    const added = links.filter(({ pattern }) => !this.links.has(pattern));
    if (this.links.size + added.length > BLOCKED_LINKS_MOST) throw new TooManyBlockedLinks();
    for (const link of added) this.links.set(link.pattern, link);
    this.change(links[0]?.addedAt);
    return added.length;
  }

  override async remove(pattern: BlockedPattern, at: Date): Promise<boolean> {
    this.change(at);
    return this.links.delete(pattern);
  }

  private change(at = new Date(0)): void {
    this.current = { mark: String(Number(this.current.mark) + 1), settledAt: new Date(at.getTime() + 5_000) };
  }
}

/** No file with a list. */
export const noConfiguredLinks: ConfiguredBlockedLinks = { patterns: [], state: { mark: '', settledAt: new Date(0) } };

/** An entry of the list. */
export function anEntry(typed: string, addedAt = new Date('2026-11-20T08:00:00Z')): BlockedLink {
  const parsed = parseBlockedPattern(typed);
  if (!parsed.ok) throw new Error(`${typed} is no entry.`);
  return { pattern: parsed.value, note: null, addedAt, addedBy: 'ops' };
}
