/** What happened in a day. */
export interface DayFigures {
  /** In UTC: `2026-11-22`. */
  readonly day: string;
  readonly signUps: number;
  readonly publications: number;
}

/** How much there is on the site, as it was counted a few minutes ago. */
export interface SiteFigures {
  readonly countedAt: Date;
  readonly accounts: number;
  readonly pages: number;
  /** Of these, how many are published, hidden ones among them. */
  readonly published: number;
  /** How many accounts were used in the last seven days. */
  readonly seen: number;
  /** How often pages were visited in the last seven days. */
  readonly visits: number;
  /** The same a week before; null if it was not counted. */
  readonly visitsBefore: number | null;
  /** The last 60 days, the oldest first. */
  readonly days: readonly DayFigures[];
}

/** How many days are compared: 30, and the 30 before. */
export const DAYS_COMPARED = 60;

/** The day of a moment, in UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
