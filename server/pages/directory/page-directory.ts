import type { ListPart } from '../../lists/list-parts.rules.js';
import type { PageHiding } from '../hiding/page-hiding.js';
import type { Page } from '../page.js';

/** Which pages a list of all pages has. `reported`: those with reports that wait; `waiting`: those that wait for the first look of an operator, which `hidden` leaves out. */
export const PAGE_FILTERS = ['all', 'published', 'reported', 'hidden', 'waiting'] as const;

/** By what it is sorted: the most visited of the last seven days first, or what was published last. The latter has only published pages. */
export const PAGE_ORDERS = ['visited', 'published'] as const;

/** How long a searched text may be, in characters: as long as the longest title. */
export const PAGE_SEARCH_MAX_LENGTH = 200;

/** Of how many pages a search shows, at most, those whose title, linkname or owner begins with the text. */
export const MOST_PAGES_FOUND = 1_000;

/** How far pages are counted. A list with more says only that. */
export const MOST_PAGES_COUNTED = 10_000;

export interface PageChoice {
  /** The beginning of a title that visitors see, a linkname or the username of an owner; null for all. Capital letters of ASCII are like small ones. */
  readonly search: string | null;
  readonly filter: (typeof PAGE_FILTERS)[number];
  readonly order: (typeof PAGE_ORDERS)[number];
}

/** A page in the list of all pages. */
export interface ListedPage {
  readonly page: Page;
  readonly owner: { readonly id: string; readonly username: string };
  /** How often it was visited in the last seven days, as it was counted within the last hour. */
  readonly visits: number;
  /** How many reports about it wait. */
  readonly openReports: number;
  /** Null when visitors see it, and when it is hidden only because its account is suspended. */
  readonly hiding: PageHiding | null;
}

export interface PageList extends ListPart<ListedPage> {
  /** How many pages the choice has; one more than `MOST_PAGES_COUNTED` when there are more. */
  readonly total: number;
}
