import { Clock } from '../../clock.port.js';
import type { Linkname } from '../linknames/linkname.rules.js';
import { PageStore } from '../ports/page-store.port.js';
import type { PublishedPage, PublishedPart } from '../published-page.js';
import { Injectable } from '@nestjs/common';

/** The maximum number of pages in one list. */
const LONGEST_LIST = 10_000;

/** Half of the maximum of a list: a part may grow while a client still uses an older division. */
export const PAGES_IN_A_PART = 5_000;

/** All published pages, for the sitemap and the export. */
@Injectable()
export class PublishedPages {
  constructor(
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  /** The public pages that belong to a part now, at most 10,000, in the order of their linknames. */
  list(part: PublishedPart): Promise<PublishedPage[]> {
    return this.pages.listPublic(part, LONGEST_LIST, this.clock.now());
  }

  /** The linknames of published pages in order, with those that are unlisted, from this one on. */
  async listFrom(from: Linkname, atMost: number): Promise<Linkname[]> {
    return (await this.pages.listPublished({ from, before: null }, atMost)).map(({ linkname }) => linkname);
  }

  /** Divides all public pages into parts that can be listed one by one, in the order of their linknames. Empty when nothing is published. */
  async divide(): Promise<PublishedPart[]> {
    const starts = await this.pages.dividePublic(PAGES_IN_A_PART, this.clock.now());
    return starts.map((from, at) => ({ from, before: starts[at + 1] ?? null }));
  }
}
