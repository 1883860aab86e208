import type { SiteFigures } from '../figures.js';

/** Counts what is on the site, and keeps the counts of each day. */
export abstract class SiteCounts {
  /**
   * Counts what there is, and what happened today, the day before, and on those of the last `days` days that were never counted. What was deleted since does
   * not make the count of a day smaller.
   */
  abstract count(today: string, days: number): Promise<void>;

  /** The last counts; null before the first ones. It costs the same, however much there is on the site. */
  abstract load(today: string, days: number): Promise<SiteFigures | null>;
}
