import { Injectable } from '@nestjs/common';
import { PageStore } from '../ports/page-store.port.js';
import type { PublishedPart } from '../published-page.js';

/** Half of the maximum of a list: a part may grow while a client still uses an older division. */
export const PAGES_IN_A_PART = 5_000;

/** Divides all published pages into parts that can be listed one by one, in the order of their linknames. Empty when nothing is published. */
@Injectable()
export class DividePublishedPages {
  constructor(private readonly pages: PageStore) {}

  async execute(): Promise<PublishedPart[]> {
    const starts = await this.pages.dividePublished(PAGES_IN_A_PART);
    return starts.map((from, at) => ({ from, before: starts[at + 1] ?? null }));
  }
}
