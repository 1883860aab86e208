import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WeekSums } from '../../../visits/ports/week-sums.port.js';

/** A position before every page. */
const BEGINNING = '00000000-0000-0000-0000-000000000000';

// Each page is kept until the end of the statement. The views of a page since a day are next to each other in the key.
const SUM = `
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

/** The sums, in a table of their own: no row of a page changes. */
@Injectable()
export class TypeormWeekSums extends WeekSums {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async sum(firstDay: string, after: string | null, atMost: number): Promise<string | null> {
    const [last] = await this.dataSource.query<{ id: string }[]>(SUM, [firstDay, after ?? BEGINNING, atMost]);
    return last?.id ?? null;
  }
}
