import { Injectable } from '@nestjs/common';
import { parsePlace } from '../../lists/list-parts.rules.js';
import { PAGE_SEARCH_MAX_LENGTH, type ListedPage, type PageChoice, type PageList } from '../directory/page-directory.js';
import { PageDirectory } from '../directory/ports/page-directory.port.js';

/** How many pages a part of the list has: three rows of four. */
const PAGES_OF_A_PART = 12;

/** The pages of everybody. */
@Injectable()
export class AllPages {
  constructor(private readonly directory: PageDirectory) {}

  /** A part of the list of all pages. `at`: a place that another part has named; null for the beginning. */
  list({ search, ...choice }: PageChoice, at: string | null): Promise<PageList> {
    const text = (search ?? '').replaceAll('\0', '').trim().slice(0, PAGE_SEARCH_MAX_LENGTH);
    const place = at === null ? null : parsePlace(at);
    return this.directory.list({ ...choice, search: text === '' ? null : text }, { place, size: PAGES_OF_A_PART });
  }

  /** The pages of an account, in the order that its owner chose. */
  listOf(accountId: string): Promise<ListedPage[]> {
    return this.directory.listOf(accountId);
  }

  /** One page as in the list; null when there is none with this id. */
  find(id: string): Promise<ListedPage | null> {
    return this.directory.find(id);
  }
}
