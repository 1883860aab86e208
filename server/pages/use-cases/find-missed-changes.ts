import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { parseLinkname, type Linkname } from '../linknames/linkname.rules.js';
import { MOST_REVISIONS, PageStore } from '../ports/page-store.port.js';
import type { PageRevision } from '../public-look-up.js';

/** A cached page: its linkname, and the revision that was cached. */
export interface PageCopy {
  readonly linkname: string;
  readonly revision: PageRevision;
}

/** A linkname whose cached page is outdated. */
export interface MissedChange {
  readonly linkname: string;
  /** Whether the cached page must not be shown any more: the page moved, or its account was removed. */
  readonly isGone: boolean;
}

/** Compares cached pages with the database, for a cache that may have missed notifications. */
@Injectable()
export class FindMissedChanges {
  constructor(
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  async execute(copies: readonly PageCopy[]): Promise<MissedChange[]> {
    const missed: MissedChange[] = [];
    for (let from = 0; from < copies.length; from += MOST_REVISIONS) {
      missed.push(...(await this.compare(copies.slice(from, from + MOST_REVISIONS))));
    }
    return missed;
  }

  private async compare(copies: readonly PageCopy[]): Promise<MissedChange[]> {
    const linknames = copies.map(({ linkname }) => parseLinkname(linkname)).flatMap((parsed) => (parsed.ok ? [parsed.value] : []));
    const present: ReadonlyMap<string, PageRevision> = await this.pages.revisionsOf(linknames, this.clock.now());
    const missed = copies.flatMap(({ linkname, revision }) => {
      const now = present.get(linkname);
      const isGone = now?.pageId !== revision.pageId;
      return isGone || now?.mark !== revision.mark ? [{ linkname, isGone }] : [];
    });
    this.pages.noteMissed(missed.map(({ linkname }) => linkname as Linkname));
    return missed;
  }
}
