import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { RecordAct } from '../../audit/use-cases/record-act.js';
import type { BlockedLink } from '../../pages/blocked-links/blocked-link.js';
import type { FoundPage } from '../../pages/blocked-links/link-check.js';
import { LinkBlocks } from '../../pages/for-operators/link-blocks.js';

/** How many entries are found. */
const MOST_FOUND = 200;

/** The list of places that pages may not lead to, for operators. Errors of each: OPERATOR_NEEDED; of those with an entry BLOCKED_LINK_INVALID. */
@Injectable()
export class LinkAdministration {
  constructor(
    private readonly recordAct: RecordAct,
    private readonly blocks: LinkBlocks,
  ) {}

  /** Adds an entry: from the next second on, no instance publishes a page that leads there. False when it is there. Errors: TOO_MANY_BLOCKED_LINKS. */
  async block(actor: Actor, pattern: string, note: string | null): Promise<boolean> {
    const added = await this.recordAct.execute(actor, { act: 'link block', subject: pattern }, () =>
      this.blocks.block([pattern], note, actor.asOperator().name),
    );
    return added > 0;
  }

  /** Adds many entries, all or none. Returns how many are new. Errors: TOO_MANY_BLOCKED_LINKS. */
  async importAll(actor: Actor, patterns: readonly string[], note: string | null): Promise<number> {
    return this.recordAct.execute(actor, { act: 'link import', subject: `${patterns.length}` }, () =>
      this.blocks.block(patterns, note, actor.asOperator().name),
    );
  }

  /** Removes an entry. False when there is none. */
  async unblock(actor: Actor, pattern: string): Promise<boolean> {
    return this.recordAct.execute(actor, { act: 'link unblock', subject: pattern }, () => this.blocks.unblock(pattern));
  }

  /** The list, in the order of its entries. */
  async list(actor: Actor): Promise<readonly BlockedLink[]> {
    actor.asOperator();
    return this.blocks.list();
  }

  /** The first entries that contain a text, or of all without one, and how many there are. */
  async find(actor: Actor, text: string | null): Promise<{ readonly links: readonly BlockedLink[]; readonly total: number }> {
    const part = (text ?? '').trim().toLowerCase();
    const links = (await this.list(actor)).filter(({ pattern }) => pattern.includes(part));
    return { links: links.slice(0, MOST_FOUND), total: links.length };
  }

  /** The published pages that lead to blocked places. `isWhole`: whether all pages were compared with the present list. */
  async findings(actor: Actor): Promise<{ readonly pages: readonly FoundPage[]; readonly isWhole: boolean }> {
    actor.asOperator();
    return this.blocks.findings();
  }
}
