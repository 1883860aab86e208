/** How often each page was visited in the last days, for lists of all pages that are sorted by it. */
export abstract class WeekSums {
  /**
   * Sums up the views since a day of at most so many pages: of those after the page with this id, or of the first ones, in an order that never changes. Returns the id of the last of them; null when there
   * is no page any more. Pages without a view since then have no sum.
   */
  abstract sum(firstDay: string, after: string | null, atMost: number): Promise<string | null>;
}
