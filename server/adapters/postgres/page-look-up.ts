import type { DataSource } from 'typeorm';
import type { Linkname } from '../../pages/linkname.rules.js';
import type { PageRevision } from '../../pages/public-look-up.js';
import type { PageTable } from './page.table.js';
import { prepared } from './prepared-statements.js';
import type { PublicReads } from './public-reads.js';

// PostgreSQL gives a row a new xmin at each change: the number of the transaction that wrote it. So writers do not need to count anything.
// The numbers repeat after four thousand million transactions. A cached page is mistaken for the current one only if it was not compared
// for that long, and if the last writer got the same number.
const REVISION = `
  page.owner_id AS "ownerId",
  coalesce(page.xmin::text, CASE WHEN withheld.linkname IS NULL THEN 'free' ELSE 'withheld' END) AS mark`;

const WITH_PAGE = `
  LEFT JOIN page ON page.linkname = asked.linkname
  LEFT JOIN withheld_linkname AS withheld ON withheld.linkname = asked.linkname AND withheld.free_at > $2`;

const COLUMNS = `
  page.linkname, page.version, page.design, page.design_format AS "designFormat", page.sanitizer_version AS "sanitizerVersion",
  page.published_at AS "publishedAt", page.profile_picture AS "profilePicture", page.wallpaper, page.hidden_at AS "hiddenAt"`;

const LOOK_UP = prepared(`SELECT ${REVISION}, ${COLUMNS} FROM (VALUES ($1::varchar)) AS asked (linkname) ${WITH_PAGE}`);

const OWNED = prepared(`SELECT page.owner_id AS "ownerId", ${COLUMNS} FROM page WHERE owner_id = $1`);

const REVISIONS = `SELECT asked.linkname, ${REVISION} FROM unnest($1::varchar[]) AS asked (linkname) ${WITH_PAGE}`;

type Nullable<Row> = { readonly [Column in keyof Row]: Row[Column] | null };

interface LookUp {
  /** Null when nobody has claimed the linkname, or an operator hides the page. */
  readonly row: PageTable | null;
  readonly isFree: boolean;
  readonly revision: PageRevision;
}

/** Looks a linkname up, with one statement. */
export async function lookUp(reads: PublicReads, linkname: Linkname, now: Date): Promise<LookUp> {
  const [found] = await reads.lookUp<Nullable<PageTable> & PageRevision>(linkname, LOOK_UP, [linkname, now]);
  if (!found) throw new Error('A look-up always has one row.');
  const { mark, hiddenAt, ...row } = found;
  const revision = { ownerId: row.ownerId, mark };
  if (hiddenAt) return { row: null, isFree: false, revision };
  return row.ownerId === null ? { row: null, isFree: mark === 'free', revision } : { row: row as PageTable, isFree: false, revision };
}

/** The page of an account; null before its first claim or publication. */
export async function findOwned(dataSource: DataSource, ownerId: string): Promise<PageTable | null> {
  const [row] = await dataSource.query<PageTable[]>(OWNED, [ownerId]);
  return row ?? null;
}

/** The revision of each linkname, with one statement. */
export async function revisionsOf(dataSource: DataSource, linknames: readonly Linkname[], now: Date): Promise<Map<Linkname, PageRevision>> {
  const rows = await dataSource.query<(PageRevision & { readonly linkname: Linkname })[]>(REVISIONS, [linknames, now]);
  return new Map(rows.map(({ linkname, ownerId, mark }) => [linkname, { ownerId, mark }]));
}
