import type { Linkname } from '../../../pages/linknames/linkname.rules.js';
import type { PublishedPage, PublishedPart } from '../../../pages/published-page.js';
import { isAway } from './page-moments.js';
import type { PublicReads } from './public-reads.js';

// The same condition as that of the index page_by_published_linkname, which has all selected columns in this order.
const IS_PUBLISHED = 'linkname IS NOT NULL AND published_at IS NOT NULL';

// The hidden pages are read once for each statement, into a hash table, so that the pages themselves are only read from their index.
const IS_SHOWN = `${IS_PUBLISHED} AND linkname NOT IN (SELECT linkname FROM page WHERE hidden_at IS NOT NULL AND linkname IS NOT NULL)`;

/** What lists name at a moment. */
const isListed = (now: string): string => `${IS_SHOWN}
  AND linkname NOT IN (SELECT linkname FROM page WHERE access IS NOT NULL AND linkname IS NOT NULL)
  AND linkname NOT IN (SELECT linkname FROM page WHERE period IS NOT NULL AND linkname IS NOT NULL AND (${isAway(now)}))`;

const DIVIDE = `
  SELECT linkname FROM (SELECT linkname, row_number() OVER (ORDER BY linkname) AS place FROM page WHERE ${isListed('$2::timestamptz')}) AS published
  WHERE (place - 1) % $1 = 0 ORDER BY linkname`;

const listOf = (which: string) => `
  SELECT linkname, published_at AS "publishedAt" FROM page
  WHERE ${which} AND linkname >= $1 AND ($2::text IS NULL OR linkname < $2) ORDER BY linkname LIMIT $3`;

const LISTED = listOf(isListed('$4::timestamptz'));
const ALL = listOf(IS_SHOWN);

/** Every n-th linkname of the pages that lists name at this moment, beginning with the first. */
export async function dividePublic(reads: PublicReads, size: number, now: Date): Promise<Linkname[]> {
  const rows = await reads.list<{ linkname: Linkname }>(DIVIDE, [size, now]);
  return rows.map(({ linkname }) => linkname);
}

/** The first pages of a part: of those that lists name. */
export async function listPublic(reads: PublicReads, { from, before }: PublishedPart, limit: number, now: Date): Promise<PublishedPage[]> {
  return reads.list<PublishedPage>(LISTED, [from, before, limit, now]);
}

/** The same of all published pages. */
export async function listPublished(reads: PublicReads, { from, before }: PublishedPart, limit: number): Promise<PublishedPage[]> {
  return reads.list<PublishedPage>(ALL, [from, before, limit]);
}
