import { Injectable } from '@nestjs/common';
import { PageStore } from '../ports/page-store.port.js';
import type { PublishedPage, PublishedPart } from '../published-page.js';

/** The maximum number of pages in one list. */
const LONGEST_LIST = 10_000;

/** The published pages that belong to a part now, at most 10,000, in the order of their linknames. */
@Injectable()
export class ListPublishedPages {
  constructor(private readonly pages: PageStore) {}

  execute(part: PublishedPart): Promise<PublishedPage[]> {
    return this.pages.listPublished(part, LONGEST_LIST);
  }
}
