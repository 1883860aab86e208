import { csvLine } from '../lists/csv-lines.rules.js';

/**
 * What is counted of a page: how often it was viewed, from which hosts, how often each tile was opened, and how often each address on it was
 * followed.
 */
export type CountKind = 'view' | 'referrer' | 'tile' | 'link';

/** How often something happened on a page in a day. Nothing in it says who did it, or when during the day. */
export interface PageCount {
  readonly pageId: string;
  /** In UTC: `2026-11-22`. */
  readonly day: string;
  readonly kind: CountKind;
  /** A host, a tile as in `tileSubject`, or an address. Empty for views, and for the hosts beyond the limit. */
  readonly subject: string;
  readonly count: number;
}

/** No name has this character: a line of text does not. */
const BETWEEN = '\u001f';

/** The tile that is counted: its id, and the name that it has at this moment, of which the first characters count. */
export function tileSubject(id: string, name: string): string {
  return `${id}${BETWEEN}${name}`;
}

/** The id of a counted tile, and its name. Before tiles had ids, only the name was counted. */
export function readTileSubject(subject: string): { readonly id: string | null; readonly name: string } {
  const [id = '', name] = subject.split(BETWEEN, 2);
  return name === undefined ? { id: null, name: id } : { id, name };
}

/** The first line of counts as CSV. */
export const COUNT_HEADER = csvLine(['day', 'kind', 'subject', 'count']);

/** A count as a line of CSV. A tile is called by its name. */
export function countLine({ day, kind, subject, count }: Omit<PageCount, 'pageId'>): string {
  return csvLine([day, kind, kind === 'tile' ? readTileSubject(subject).name : subject, count]);
}

/** Counts to be added to those that are stored. */
export interface CountBatch {
  /** The process that has counted. */
  readonly writer: string;
  /** The number of the batch, which grows with each batch of the writer: so a batch that is sent again is not added again. */
  readonly number: number;
  readonly counts: readonly PageCount[];
}

/** The views of a day. */
export interface DayViews {
  /** In UTC: `2026-11-22`. */
  readonly day: string;
  readonly views: number;
}

/** How often something happened in all days that were asked for. */
export interface SubjectCount {
  readonly subject: string;
  readonly count: number;
}

/** Of referring hosts, tiles and links, only the most frequent ones are summed up. A page has at most 100 tiles. */
export const MOST_SUBJECTS = 100;

/** For so many days, the sites that led to a page have their names. Before, their views are counted together. */
export const HOST_DAYS = 90;

/** How often a tile was opened in all days that were asked for. */
export interface TileCount extends SubjectCount {
  /** Null for what was counted by its name only. */
  readonly tileId: string | null;
}

/** The counts of a page in some days. */
export interface PageCounts {
  /** One for each day, the earliest first. */
  readonly days: readonly DayViews[];
  /** The most frequent first. Views without a host are in none of them. */
  readonly referrers: readonly SubjectCount[];
  /** The subject is the name that the tile had when it was opened last. */
  readonly tiles: readonly TileCount[];
  readonly links: readonly SubjectCount[];
}

/** The views of one of an account's pages. */
export interface PageViews {
  readonly pageId: string;
  /** One for each day, the earliest first. */
  readonly days: readonly DayViews[];
}

/** The days from the first to the last, both included. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

/** Selects a part of a long list of counts: after which count it begins, and how many it has at most. */
export interface CountsPart {
  /** Undefined for the first part. */
  readonly after?: Pick<PageCount, 'day' | 'kind' | 'subject'>;
  readonly atMost: number;
}

/** The day of a moment in UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

const DAY = 86_400_000;

/** The most days that one answer has: a year, and one more to compare it with. */
const MOST_DAYS = 731;

/** The last days up to that of a moment: at least one, and at most `MOST_DAYS`. */
export function lastDays(today: Date, days: number): DayRange {
  const wanted = Math.min(Math.max(Math.trunc(days), 1), MOST_DAYS);
  return { first: dayOf(new Date(today.getTime() - (wanted - 1) * DAY)), last: dayOf(today) };
}

/** Each day of a range, with its views: those that are not given have none. */
export function everyDay({ first, last }: DayRange, views: ReadonlyMap<string, number>): DayViews[] {
  const days: DayViews[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY) {
    const day = dayOf(new Date(at));
    days.push({ day, views: views.get(day) ?? 0 });
  }
  return days;
}
