import type { OwnedPage } from '../../pages/page.js';
import type { CountBatch, CountsPart, DayRange, PageCount } from '../page-count.js';

/** The counts of visits. They belong to a page, and not to its address. They are deleted with their page. */
export abstract class CountStore {
  /**
   * Adds all counts of a batch, or none. Does nothing if the batch, or a later one of its writer, was added before: so a caller that does not know
   * whether a call has succeeded repeats it. Counts of pages that do not exist any more are left out. A page has about 100 referring hosts a day;
   * further ones are added to the host without a name.
   */
  abstract add(batch: CountBatch): Promise<void>;

  /**
   * The counts of a page in some days, summed up for each subject. The days of views are told apart, those of others are empty. Each kind but
   * views has only its `MOST_SUBJECTS` most frequent ones; they come first, and equal ones in the order of their names.
   * @throws {PageNotFound}
   */
  abstract sums(page: OwnedPage, range: DayRange): Promise<PageCount[]>;

  /**
   * The counts of a page in some days, one for each day, kind and subject, in the order of these. The list is paged: a part has at most
   * `part.atMost` counts, and begins after the last one of the part before.
   * @throws {PageNotFound}
   */
  abstract daily(page: OwnedPage, range: DayRange, part: CountsPart): Promise<PageCount[]>;

  /**
   * Adds the views from the hosts of days before this one to those from hosts without a name, on at most so many days of pages, and returns on how
   * many. No view gets lost.
   */
  abstract forgetHosts(before: string, atMost: number): Promise<number>;

  /**
   * Sums up the views since a day of at most so many pages, for lists of all pages that are sorted by it: of those after the page with this id, or of the first ones, in an order that
   * never changes. Returns the id of the last of them; null when there is no page any more. Pages without a view since then have no sum.
   */
  abstract sumWeek(firstDay: string, after: string | null, atMost: number): Promise<string | null>;

  /** The views of all pages of an account, for each page and day that has some. */
  abstract viewsOfAccount(accountId: string, range: DayRange): Promise<PageCount[]>;
}
