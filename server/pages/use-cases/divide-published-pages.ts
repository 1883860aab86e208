import { Injectable } from '@nestjs/common';
import { PageStore } from '../ports/page-store.port.js';
import type { PublishedPart } from '../published-page.js';

/** Half of what a list may hold: a part can grow for as long as somebody goes by an older division. */
const PAGES_IN_A_PART = 5_000;

/** All published pages in parts that can be listed one by one, in the order of their linknames; none while nobody has published. */
@Injectable()
export class DividePublishedPages {
  constructor(private readonly pages: PageStore) {}

  async execute(): Promise<PublishedPart[]> {
    const starts = await this.pages.dividePublished(PAGES_IN_A_PART);
    return starts.map((from, at) => ({ from, before: starts[at + 1] ?? null }));
  }
}
