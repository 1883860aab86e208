import type { DataSource } from 'typeorm';
import type { Linkname } from '../../../pages/linknames/linkname.rules.js';
import type { OwnedPage } from '../../../pages/page.js';
import type { PageRevision } from '../../../pages/public-look-up.js';
import { IS_MAIN, IS_NAMED, placeOf, refuseUnlessFirst } from './owned-page.js';
import { prepared } from '../connection/prepared-statements.js';
import { isAway, lastChange } from './page-moments.js';
import type { PublicReads } from './public-reads.js';
import { isWaiting, PAGE_COLUMNS, type PageRow } from './stored-page.js';

// PostgreSQL gives a row a new xmin at each change: the number of the transaction that wrote it. So writers do not need to count anything.
// Behind it is the last moment at which the design has changed by itself what visitors see.
// The numbers repeat after four thousand million transactions. A cached page is mistaken for the current one only if it was not compared
// for that long, and if the last writer got the same number.
const REVISION = `
  page.owner_id AS "pageId",
  coalesce(
    page.xmin::text || ${lastChange('$2')}, 'moved to ' || nullif(moved.linkname, ''),
    CASE WHEN reserved.linkname IS NULL AND moved.linkname IS NULL THEN 'free' ELSE 'reserved' END
  ) AS mark`;

const WITH_PAGE = `
  LEFT JOIN page ON page.linkname = asked.linkname
  LEFT JOIN reserved_linkname AS reserved ON reserved.linkname = asked.linkname AND reserved.free_at > $2
  LEFT JOIN LATERAL (
    SELECT coalesce(present.linkname, '') FROM former_linkname AS former
    LEFT JOIN page AS present ON present.owner_id = former.page_id AND present.hidden_at IS NULL AND present.access IS DISTINCT FROM 'nobody'
      AND NOT (${isAway('$2')})
    WHERE former.linkname = asked.linkname AND page.owner_id IS NULL AND reserved.linkname IS NULL
  ) AS moved (linkname) ON true`;

/** What a visitor of a page reads. */
export const LOOK_UP = prepared(
  `SELECT ${REVISION}, nullif(moved.linkname, '') AS "movedTo", ${PAGE_COLUMNS} FROM (VALUES ($1::varchar)) AS asked (linkname) ${WITH_PAGE}`,
);

const MAIN = prepared(`SELECT owner_id AS id, ${PAGE_COLUMNS} FROM page WHERE ${IS_MAIN}`);
const NAMED = prepared(`SELECT owner_id AS id, ${PAGE_COLUMNS} FROM page WHERE ${IS_NAMED}`);

const REVISIONS = `SELECT asked.linkname, ${REVISION} FROM unnest($1::varchar[]) AS asked (linkname) ${WITH_PAGE}`;

type Nullable<Row> = { readonly [Column in keyof Row]: Row[Column] | null };

interface LookUp {
  /** Null when nobody has claimed the linkname, or an operator hides the page. */
  readonly row: PageRow | null;
  readonly movedTo: Linkname | null;
  readonly isFree: boolean;
  readonly isHidden: boolean;
  readonly revision: PageRevision;
}

/** Looks a linkname up, with one statement. */
export async function lookUp(reads: PublicReads, linkname: Linkname, now: Date): Promise<LookUp> {
  type Found = Nullable<Omit<PageRow, 'id'>> & PageRevision & Pick<LookUp, 'movedTo'>;
  const [found] = await reads.lookUp<Found>(linkname, LOOK_UP, [linkname, now]);
  if (!found) throw new Error('A look-up always has one row.');
  const { mark, pageId, hiddenAt, movedTo, ...row } = found;
  const revision = { pageId, mark };
  // Nobody has hidden a page that waits: it is not there yet.
  if (hiddenAt) return { row: null, movedTo: null, isFree: false, isHidden: !isWaiting(found), revision };
  if (pageId === null) return { row: null, movedTo, isFree: mark === 'free', isHidden: false, revision };
  return { row: { ...(row as Omit<PageRow, 'id'>), id: pageId }, movedTo: null, isFree: false, isHidden: false, revision };
}

/**
 * A page of an account; null if it is the main page, which has no row before its first claim or publication.
 * @throws {PageNotFound}
 */
export async function findOwned(dataSource: DataSource, page: OwnedPage): Promise<PageRow | null> {
  const isMain = page.pageId === undefined;
  const [row] = await dataSource.query<PageRow[]>(isMain ? MAIN : NAMED, placeOf(page));
  if (!row && !isMain) await refuseUnlessFirst(dataSource, page);
  return row ?? null;
}

/** The revision of each linkname, with one statement. */
export async function revisionsOf(dataSource: DataSource, linknames: readonly Linkname[], now: Date): Promise<Map<Linkname, PageRevision>> {
  const rows = await dataSource.query<(PageRevision & { readonly linkname: Linkname })[]>(REVISIONS, [linknames, now]);
  return new Map(rows.map(({ linkname, pageId, mark }) => [linkname, { pageId, mark }]));
}
