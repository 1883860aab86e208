import type { ListPlace } from '../../../lists/list-parts.rules.js';
import type { ListedPage, PageChoice, PageList } from '../page-directory.js';

/** Lists the pages of everybody, for those who administer the site. Each part costs about the same, however many pages there are. */
export abstract class PageDirectory {
  /** A part of the list with `size` pages, from the place on; null for the first part. */
  abstract list(choice: PageChoice, part: { readonly place: ListPlace | null; readonly size: number }): Promise<PageList>;

  /** The pages of an account, in the order that its owner chose. */
  abstract listOf(accountId: string): Promise<ListedPage[]>;

  /** One page; null when there is none with this id. */
  abstract find(id: string): Promise<ListedPage | null>;
}
