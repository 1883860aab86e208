import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DayFigures, SiteFigures } from '../../../figures/figures.js';
import { SiteCounts } from '../../../figures/ports/site-counts.port.js';

/** The rows of a day in UTC, by the index of a time. */
const within = (time: string) => `${time} >= day::timestamp AT TIME ZONE 'UTC' AND ${time} < (day + 1)::timestamp AT TIME ZONE 'UTC'`;

const COUNT_DAYS = `
  INSERT INTO site_day (day, sign_ups, publications)
  SELECT day, (SELECT count(*) FROM account WHERE ${within('registered_at')}), (SELECT count(*) FROM page_version WHERE ${within('published_at')})
  FROM (SELECT $1::date - ago AS day FROM generate_series(0, $2::integer - 1) AS ago) AS wanted
  WHERE day >= $1::date - 1 OR NOT EXISTS (SELECT FROM site_day AS known WHERE known.day = wanted.day)
  ON CONFLICT (day) DO UPDATE SET
    sign_ups = greatest(site_day.sign_ups, excluded.sign_ups), publications = greatest(site_day.publications, excluded.publications)`;

const COUNT_ALL = `
  UPDATE site_day SET counted_at = now(),
    accounts = (SELECT count(*) FROM account),
    seen = (SELECT count(*) FROM account WHERE last_seen_at >= now() - interval '7 days'),
    pages = (SELECT count(*) FROM page),
    published = (SELECT count(*) FROM page WHERE published_at IS NOT NULL),
    visits = (SELECT coalesce(sum(visits), 0) FROM page_week)
  WHERE day = $1`;

const LOAD = `
  SELECT counted_at AS "countedAt", accounts, pages, published, seen, visits::float8 AS visits,
    (SELECT visits::float8 FROM site_day AS former WHERE former.day = site_day.day - 7) AS "visitsBefore"
  FROM site_day WHERE counted_at IS NOT NULL ORDER BY day DESC LIMIT 1`;

const LOAD_DAYS = `
  SELECT day::text AS day, sign_ups AS "signUps", publications FROM site_day WHERE day > $1::date - $2::integer AND day <= $1 ORDER BY day`;

/** The counts as rows of PostgreSQL, one for each day. */
@Injectable()
export class PostgresSiteCounts extends SiteCounts {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async count(today: string, days: number): Promise<void> {
    await this.dataSource.query(COUNT_DAYS, [today, days]);
    await this.dataSource.query(COUNT_ALL, [today]);
  }

  override async load(today: string, days: number): Promise<SiteFigures | null> {
    const [[last], ofDays] = await Promise.all([
      this.dataSource.query<Omit<SiteFigures, 'days'>[]>(LOAD),
      this.dataSource.query<DayFigures[]>(LOAD_DAYS, [today, days]),
    ]);
    return last ? { ...last, days: ofDays } : null;
  }
}
