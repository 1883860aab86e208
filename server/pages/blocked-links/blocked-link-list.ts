import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import type { ListState } from './blocked-link.js';
import { BlockedLinks } from './blocked-link.rules.js';
import { BlockedLinkStore } from './ports/blocked-link-store.port.js';
import { ConfiguredBlockedLinks } from './ports/configured-blocked-links.port.js';

/** For how long a read list is used, in milliseconds. `SETTLES` of the stores is longer. */
const READ_EVERY = 1_000;

/** The list in a state. */
interface ReadList extends ListState {
  readonly links: BlockedLinks;
}

/** All places that pages may not lead to: those of the operators, and those of the configuration. */
@Injectable()
export class BlockedLinkList {
  private known: ReadList | undefined;
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly store: BlockedLinkStore,
    private readonly configured: ConfiguredBlockedLinks,
    private readonly clock: Clock,
  ) {}

  /** The list, which is at most a second old. */
  async load(): Promise<ReadList> {
    const now = this.clock.now().getTime();
    if (this.known && Math.abs(now - this.readAt) < READ_EVERY) return this.known;
    const [stored, configured] = [await this.store.state(), this.configured.state];
    const mark = `${stored.mark} ${configured.mark}`;
    if (this.known?.mark !== mark) {
      const patterns = [...(await this.store.list()).map(({ pattern }) => pattern), ...this.configured.patterns];
      const settledAt = new Date(Math.max(stored.settledAt.getTime(), configured.settledAt.getTime()));
      this.known = { mark, settledAt, links: new BlockedLinks(patterns) };
    }
    this.readAt = now;
    return this.known;
  }
}
