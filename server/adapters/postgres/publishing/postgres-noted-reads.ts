import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MOST_NOTED_READS, NotedReads, type NotedRead } from '../../../pages/publishing/ports/noted-reads.port.js';

const TABLES = ['session', 'access_token'] as const;

// The same one again is written once: most clients are opened more often than their page changes.
const noteIn = (table: string) => `
  UPDATE ${table} SET noted_reads = (
    SELECT jsonb_agg(read ORDER BY place) FROM (
      SELECT read, min(place) AS place
      FROM jsonb_array_elements(jsonb_build_array($2::jsonb) || coalesce(noted_reads, '[]')) WITH ORDINALITY AS noted (read, place)
      GROUP BY read ORDER BY min(place) LIMIT ${MOST_NOTED_READS}
    ) AS kept
  )
  WHERE token_hash = $1 AND noted_reads -> 0 IS DISTINCT FROM $2::jsonb`;

const NOTE = `WITH ${TABLES.map((table) => `of_${table} AS (${noteIn(table)})`).join(', ')} SELECT`;

const LIST = TABLES.map((table) => `SELECT noted_reads AS reads FROM ${table} WHERE token_hash = $1`).join(' UNION ALL ');

/** Notes in the rows of sessions and access tokens. */
@Injectable()
export class PostgresNotedReads extends NotedReads {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async note(client: string, read: NotedRead): Promise<void> {
    await this.dataSource.query(NOTE, [Buffer.from(client, 'hex'), JSON.stringify(read)]);
  }

  override async list(client: string): Promise<NotedRead[]> {
    const [row] = await this.dataSource.query<{ reads: NotedRead[] | null }[]>(LIST, [Buffer.from(client, 'hex')]);
    return row?.reads ?? [];
  }
}
