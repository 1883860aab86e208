import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { REVIEW, type HidingReason } from '../../../pages/hiding/page-hiding.js';
import { partOf, type ListPlace } from '../../../lists/list-parts.rules.js';
import {
  MOST_PAGES_COUNTED,
  MOST_PAGES_FOUND,
  type ListedPage,
  type PageChoice,
  type PageList,
} from '../../../pages/directory/page-directory.js';
import { PageDirectory } from '../../../pages/directory/ports/page-directory.port.js';
import { isUuid } from '../connection/uuid.js';
import { isTimeKey, keyOfTime, timeOfKey } from '../lists/time-keys.js';
import { isBesideItsTime } from '../pages/page-moments.js';
import { PAGE_COLUMNS, toPage, type PageRow } from '../pages/stored-page.js';
import { beginningOf } from './beginning.js';

const COLUMNS = `
  page.owner_id AS id, ${PAGE_COLUMNS}, username, coalesce(visits, 0)::integer AS visits, page.hidden_with_account AS "isHiddenWithAccount",
  page.hiding_words AS "hidingWords", page.look_asked_at AS "lookAskedAt",
  (SELECT count(*)::integer FROM page_report WHERE page_id = page.owner_id AND decided_at IS NULL) AS "openReports"`;

/** Rows in one order. A list has one run after the other. */
interface Run {
  /** The tables, with their condition: `page`, and `page_week` where its visits are read. */
  readonly from: string;
  /** By what the rows are sorted, the greatest first. Null when they are sorted only by their ids. */
  readonly by: string | null;
  /** That as the text of a key, and the value of the key that $2 has. */
  readonly asText: string;
  readonly asValue: string;
  readonly isKey: (key: string) => boolean;
}

const WEEK = 'LEFT JOIN page_week ON page_week.page_id = page.owner_id';
/** The key of pages without a visit. It is that of no other page. */
const NONE = '0';

const isVisits = (key: string): boolean => /^[1-9]\d{0,14}$/.test(key);
const byTime = (from: string): Run => ({
  from: `${from} AND page.published_at IS NOT NULL`,
  by: 'page.published_at',
  asText: keyOfTime('page.published_at'),
  asValue: timeOfKey('$2'),
  isKey: isTimeKey,
});
const byVisits = (from: string, visits: string): Omit<Run, 'isKey'> => ({
  from,
  by: visits,
  asText: `(${visits})::text`,
  asValue: '$2::bigint',
});

// A title that visitors do not see is shown to operators only with an entry in the audit log. It is not found, because that would tell it letter by letter.
const IS_TITLE_SEEN = `coalesce(access NOT IN ('password', 'nobody'), true) AND NOT (${isBesideItsTime('now()')})`;

const FOUND = `
  (SELECT owner_id AS id FROM page WHERE linkname COLLATE "C" LIKE $1 LIMIT ${MOST_PAGES_FOUND})
  UNION (SELECT owner_id FROM page WHERE lower(left(design->>'title', 200) COLLATE "C") LIKE $1 AND ${IS_TITLE_SEEN} LIMIT ${MOST_PAGES_FOUND})
  UNION (SELECT owner_id FROM page JOIN account ON account.id = account_id WHERE lower(username COLLATE "C") LIKE $1 LIMIT ${MOST_PAGES_FOUND})`;
const REPORTED = 'SELECT page_id AS id FROM page_report WHERE decided_at IS NULL GROUP BY page_id';
const HIDDEN = `SELECT owner_id AS id FROM page WHERE hidden_at IS NOT NULL AND hiding_reason IS DISTINCT FROM '${REVIEW}'`;
const WAITING = `SELECT owner_id AS id FROM page WHERE hidden_at IS NOT NULL AND hiding_reason = '${REVIEW}'`;
/** What finds the few pages that a filter has; those of the other filters are not found first. */
const FEW: Partial<Record<PageChoice['filter'], string>> = { reported: REPORTED, hidden: HIDDEN, waiting: WAITING };

interface AskedPart {
  readonly place: ListPlace | null;
  readonly size: number;
}

interface Row extends PageRow {
  readonly key: string;
  readonly username: string;
  readonly visits: number;
  readonly openReports: number;
}

/** Pages as rows of PostgreSQL, read by their indexes. */
@Injectable()
export class TypeormPageDirectory extends PageDirectory {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async list(choice: PageChoice, { place: given, size }: AskedPart): Promise<PageList> {
    const [found, runs] = [foundBy(choice), runsOf(choice)];
    const place = given !== null && runs.some(({ isKey }) => isKey(given.key)) ? given : null;
    const pattern = choice.search === null ? null : `${beginningOf(choice.search)}%`;
    const [rows, [counted]] = await Promise.all([
      this.read(found, runs, pattern, { place, size }),
      this.dataSource.query<{ total: number }[]>(countIn(found, runs), [pattern]),
    ]);
    const { rows: shown, ...rest } = partOf(rows, { place, size });
    return { ...rest, rows: shown.map(toListed), total: counted!.total };
  }

  override async listOf(accountId: string): Promise<ListedPage[]> {
    if (!isUuid(accountId)) return [];
    const select = `SELECT ${COLUMNS} FROM page ${WEEK} JOIN account ON account.id = page.account_id WHERE page.account_id = $1 ORDER BY position, page.owner_id`;
    const rows = await this.dataSource.query<Row[]>(select, [accountId]);
    return rows.map(toListed);
  }

  override async find(id: string): Promise<ListedPage | null> {
    if (!isUuid(id)) return null;
    const select = `SELECT ${COLUMNS} FROM page ${WEEK} JOIN account ON account.id = page.account_id WHERE page.owner_id = $1`;
    const [row] = await this.dataSource.query<Row[]>(select, [id]);
    return row ? toListed(row) : null;
  }

  /** The rows from the place on, one more than `size` if there are more: of the run of the place, and as long as some are missing of those behind it. */
  private async read(found: string, runs: readonly Run[], pattern: string | null, { place, size }: AskedPart): Promise<Row[]> {
    const isBack = place?.isBackwards === true;
    const ordered = isBack ? runs.toReversed() : runs;
    const rows: Row[] = [];
    for (const run of ordered.slice(place === null ? 0 : ordered.findIndex(({ isKey }) => isKey(place.key)))) {
      const missing = size + 1 - rows.length;
      if (missing === 0) break;
      const at = place !== null && run.isKey(place.key) ? place : null;
      rows.push(...(await this.readRun(found, run, pattern, { at, isBack, size: missing })));
    }
    return rows;
  }

  private async readRun(
    found: string,
    { from, by, asText, asValue }: Run,
    pattern: string | null,
    { at, isBack, size }: { readonly at: ListPlace | null; readonly isBack: boolean; readonly size: number },
  ): Promise<Row[]> {
    const [direction, sign] = isBack ? ['ASC', '>'] : ['DESC', '<'];
    const further =
      by === null ? `page.owner_id ${sign} $3::uuid AND $2::text = '${NONE}'` : `(${by}, page.owner_id) ${sign} (${asValue}, $3::uuid)`;
    const order = by === null ? `page.owner_id ${direction}` : `${by} ${direction}, page.owner_id ${direction}`;
    // The owner and the reports are read of the shown rows only.
    const select = `
      ${found} SELECT ${COLUMNS}, key FROM (
        SELECT page.owner_id AS chosen, ${asText} AS key, row_number() OVER (ORDER BY ${order}) AS place FROM ${from} AND ${GIVEN} ${at ? `AND ${further}` : ''}
        ORDER BY ${order} LIMIT ${size}
      ) AS part JOIN page ON page.owner_id = chosen ${WEEK} JOIN account ON account.id = page.account_id ORDER BY place`;
    return this.dataSource.query(select, at ? [pattern, at.key, at.id] : [pattern]);
  }
}

// The pattern is given to each statement, and not each uses it.
const GIVEN = '$1::text IS NOT DISTINCT FROM $1';

/** The pages that are found first, if the choice has only a few. */
function foundBy({ search, filter }: PageChoice): string {
  const few = [search === null ? undefined : FOUND, FEW[filter]].filter((set) => set !== undefined);
  return few.length === 0
    ? ''
    : `WITH found AS MATERIALIZED (${few.map((set) => `SELECT id FROM (${set}) AS one_set`).join(' INTERSECT ')})`;
}

function runsOf({ search, filter, order }: PageChoice): readonly Run[] {
  const isFew = search !== null || FEW[filter] !== undefined;
  const published = filter === 'published' ? 'page.published_at IS NOT NULL' : 'true';
  if (isFew) {
    const from = `found JOIN page ON page.owner_id = found.id ${WEEK} WHERE ${published}`;
    return [
      order === 'published' ? byTime(from) : { ...byVisits(from, 'coalesce(visits, 0)'), isKey: (key) => key === NONE || isVisits(key) },
    ];
  }
  if (order === 'published') return [byTime('page WHERE true')];
  const visited = `page_week JOIN page ON page.owner_id = page_week.page_id WHERE ${published}`;
  const others = `page WHERE ${published} AND NOT EXISTS (SELECT FROM page_week WHERE page_week.page_id = page.owner_id)`;
  return [
    { ...byVisits(visited, 'visits'), isKey: isVisits },
    { from: others, by: null, asText: `'${NONE}'`, asValue: '', isKey: (key) => key === NONE },
  ];
}

function countIn(found: string, runs: readonly Run[]): string {
  const all = runs.map(({ from }) => `(SELECT FROM ${from} AND ${GIVEN} LIMIT ${MOST_PAGES_COUNTED + 1})`).join(' UNION ALL ');
  return `${found} SELECT least(count(*), ${MOST_PAGES_COUNTED + 1})::integer AS total FROM (${all}) AS counted`;
}

function toListed(row: Row): ListedPage {
  const { username, visits, openReports, hiddenAt, isHiddenWithAccount, hidingReason, hidingWords = null, lookAskedAt = null } = row;
  const page = toPage(row);
  // Only known reasons are ever written.
  const why = { reason: (hidingReason ?? 'other') as HidingReason, words: hidingWords, lookAskedAt };
  const hiding = hiddenAt && isHiddenWithAccount !== true ? { since: hiddenAt, ...why } : null;
  return { page, owner: { id: page.accountId, username }, visits, openReports, hiding };
}
