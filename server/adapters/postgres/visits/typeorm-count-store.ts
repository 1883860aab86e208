import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OwnedPage } from '../../../pages/page.js';
import { MOST_SUBJECTS, type CountBatch, type CountsPart, type DayRange, type PageCount } from '../../../visits/page-count.js';
import { CountStore } from '../../../visits/ports/count-store.port.js';
import { conditionOf, placeOf, refuseUnlessOwned } from '../pages/owned-page.js';

/** Once a page has this many referring hosts in a day, later batches add no new hosts to it. */
const MOST_HOSTS = 100;

// The first part decides whether the batch is new: a repeated one waits here until the first one has ended, and then adds nothing. The rows are
// written in the order of their key, so that batches of several processes wait for each other and never end in a deadlock. No row of a page changes.
const ADD = `
  WITH fresh AS (
    INSERT INTO page_count_writer (id, batch, written_at) VALUES ($1, $2, now())
    ON CONFLICT (id) DO UPDATE SET batch = excluded.batch, written_at = excluded.written_at WHERE page_count_writer.batch < excluded.batch
    RETURNING id
  ), given AS (
    SELECT page_id, day, kind, subject, count
    FROM unnest($3::uuid[], $4::date[], $5::varchar[], $6::varchar[], $7::bigint[]) AS given (page_id, day, kind, subject, count)
    WHERE EXISTS (SELECT FROM fresh) AND EXISTS (SELECT FROM page WHERE page.owner_id = given.page_id)
  ), crowded AS (
    SELECT page_id, day FROM page_count
    WHERE kind = 'referrer' AND (page_id, day) IN (SELECT page_id, day FROM given WHERE kind = 'referrer')
    GROUP BY page_id, day HAVING count(*) >= ${MOST_HOSTS}
  ), named AS (
    SELECT page_id, day, kind, count, CASE
      WHEN kind = 'referrer' AND (page_id, day) IN (SELECT page_id, day FROM crowded) AND NOT EXISTS (
        SELECT FROM page_count AS known
        WHERE (known.page_id, known.day, known.kind, known.subject) = (given.page_id, given.day, given.kind, given.subject)
      ) THEN '' ELSE subject END AS subject
    FROM given
  )
  INSERT INTO page_count (page_id, day, kind, subject, count)
  SELECT page_id, day, kind, subject, sum(count) FROM named GROUP BY page_id, day, kind, subject ORDER BY page_id, day, kind, subject
  ON CONFLICT (page_id, day, kind, subject) DO UPDATE SET count = page_count.count + excluded.count`;

// These writers are processes that ended long ago. None of them sends a batch again.
const FORGET_WRITERS = `DELETE FROM page_count_writer WHERE written_at < now() - interval '30 days'`;

// Adding a batch writes only rows of today and yesterday, so the two statements never wait for each other.
const FORGET_HOSTS = `
  WITH old AS (
    SELECT DISTINCT day, page_id FROM page_count WHERE kind = 'referrer' AND subject <> '' AND day < $1 ORDER BY day, page_id LIMIT $2
  ), gone AS (
    DELETE FROM page_count USING old
    WHERE (page_count.day, page_count.page_id) = (old.day, old.page_id) AND kind = 'referrer' AND subject <> ''
    RETURNING page_count.page_id, page_count.day, count
  )
  INSERT INTO page_count (page_id, day, kind, subject, count)
  SELECT page_id, day, 'referrer', '', sum(count) FROM gone GROUP BY page_id, day
  ON CONFLICT (page_id, day, kind, subject) DO UPDATE SET count = page_count.count + excluded.count
  RETURNING day`;

const inRange = 'page_count.day BETWEEN $3 AND $4';
/** As in `tileSubject`. */
const BETWEEN = 'chr(31)';
const SUMMED_DAY = `CASE kind WHEN 'view' THEN day::text ELSE '' END`;
const KEY = `CASE kind WHEN 'tile' THEN split_part(subject, ${BETWEEN}, 1) ELSE subject END COLLATE "C"`;

// A tile is summed up by its id, with the name that it has now, or had when it was opened last. A name that follows from its id is not stored.
const sums = (condition: string) => `
  WITH renamed AS MATERIALIZED (
    SELECT tile->>'id' AS id, tile->>'name' AS name
    FROM page, jsonb_array_elements(design->'tiles') AS tile
    WHERE ${condition} AND tile ? 'id'
  )
  SELECT "pageId", day, kind, coalesce(id || ${BETWEEN} || name, subject) AS subject, count FROM (
    SELECT page_id AS "pageId", ${SUMMED_DAY} AS day, kind, ${KEY} AS key, sum(count)::float8 AS count,
      (array_agg(subject ORDER BY page_count.day DESC, subject COLLATE "C"))[1] AS subject,
      row_number() OVER (PARTITION BY kind ORDER BY sum(count) DESC, ${KEY}) AS place
    FROM page_count JOIN page ON page.owner_id = page_count.page_id
    WHERE ${condition} AND ${inRange} GROUP BY page_id, ${SUMMED_DAY}, kind, ${KEY}
  ) AS summed LEFT JOIN renamed ON kind = 'tile' AND id = key
  WHERE kind = 'view' OR place <= ${MOST_SUBJECTS} ORDER BY kind, place`;

// The page is found first, so that the key of the counts gives each part in its order.
const daily = (condition: string) => `
  SELECT page_id AS "pageId", day::text AS day, kind, subject, count::float8 AS count
  FROM page_count
  WHERE page_id = (SELECT owner_id FROM page WHERE ${condition}) AND ${inRange} AND (page_count.day, kind, subject) > ($5::date, $6, $7)
  ORDER BY page_count.day, kind, subject LIMIT $8`;

const VIEWS_OF_ACCOUNT = `
  SELECT page_id AS "pageId", day::text AS day, kind, subject, count::float8 AS count
  FROM page_count JOIN page ON page.owner_id = page_count.page_id
  WHERE account_id = $1 AND kind = 'view' AND day BETWEEN $2 AND $3`;

/** A position before every page. */
const BEGINNING = '00000000-0000-0000-0000-000000000000';

// They are in a table of their own, so no row of a page changes. Each page is kept until the end of the statement. The views of a page since a day are next to each other in the key.
const SUM_WEEK = `
  WITH part AS (
    SELECT owner_id AS page_id FROM page WHERE owner_id > $2 ORDER BY owner_id LIMIT $3 FOR KEY SHARE
  ), summed AS (
    SELECT page_id, (SELECT sum(count) FROM page_count WHERE page_count.page_id = part.page_id AND day >= $1 AND kind = 'view') AS visits FROM part
  ), gone AS (
    DELETE FROM page_week USING summed WHERE page_week.page_id = summed.page_id AND summed.visits IS NULL
  ), stored AS (
    INSERT INTO page_week (page_id, visits) SELECT page_id, visits FROM summed WHERE visits > 0 ORDER BY page_id
    ON CONFLICT (page_id) DO UPDATE SET visits = excluded.visits WHERE page_week.visits <> excluded.visits
  )
  SELECT page_id AS id FROM part ORDER BY page_id DESC LIMIT 1`;

/** The counts of visits, in tables of their own. */
@Injectable()
export class TypeormCountStore extends CountStore {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async add({ writer, number, counts }: CountBatch): Promise<void> {
    const column = <Name extends keyof PageCount>(name: Name) => counts.map((count) => count[name]);
    const columns = [column('pageId'), column('day'), column('kind'), column('subject'), column('count')];
    await this.dataSource.query(ADD, [writer, number, ...columns]);
    if (number === 1) await this.dataSource.query(FORGET_WRITERS);
  }

  override async sums(page: OwnedPage, { first, last }: DayRange): Promise<PageCount[]> {
    const found = await this.dataSource.query<PageCount[]>(sums(conditionOf(page)), [...placeOf(page), first, last]);
    if (found.length === 0) await refuseUnlessOwned(this.dataSource, page);
    return found;
  }

  override async daily(page: OwnedPage, { first, last }: DayRange, { after, atMost }: CountsPart): Promise<PageCount[]> {
    const { day, kind, subject } = after ?? { day: first, kind: '', subject: '' };
    const found = await this.dataSource.query<PageCount[]>(daily(conditionOf(page)), [
      ...placeOf(page),
      first,
      last,
      day,
      kind,
      subject,
      atMost,
    ]);
    if (found.length === 0) await refuseUnlessOwned(this.dataSource, page);
    return found;
  }

  override async forgetHosts(before: string, atMost: number): Promise<number> {
    return (await this.dataSource.query<unknown[]>(FORGET_HOSTS, [before, atMost])).length;
  }

  override async sumWeek(firstDay: string, after: string | null, atMost: number): Promise<string | null> {
    const [last] = await this.dataSource.query<{ id: string }[]>(SUM_WEEK, [firstDay, after ?? BEGINNING, atMost]);
    return last?.id ?? null;
  }

  override viewsOfAccount(accountId: string, { first, last }: DayRange): Promise<PageCount[]> {
    return this.dataSource.query<PageCount[]>(VIEWS_OF_ACCOUNT, [accountId, first, last]);
  }
}
