import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently, SHORT_WAIT, withoutVacuum } from '../connection/brief-locks.js';

/**
 * Adds the counts of visits. The former release can run on this schema: it counts nothing, and a page that it deletes takes its counts along. The
 * foreign key locks the pages against writers, for a moment, because the new table is empty. Each step is committed by itself and can be run again.
 */
export class CountVisits1795382700000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const create = `CREATE TABLE IF NOT EXISTS page_count (
      page_id uuid NOT NULL CONSTRAINT page_count_belongs_to_page REFERENCES page (owner_id) ON DELETE CASCADE,
      day date NOT NULL,
      kind varchar(20) NOT NULL,
      subject varchar(500) NOT NULL,
      count bigint NOT NULL,
      CONSTRAINT page_count_pkey PRIMARY KEY (page_id, day, kind, subject)
    )`;
    // A restore has locked all tables.
    await patiently(runner, runner.isTransactionActive ? create : `${withoutVacuum('page')} ${SHORT_WAIT} ${create}`);
    await runner.query(`CREATE TABLE IF NOT EXISTS page_count_writer (
      id uuid NOT NULL CONSTRAINT page_count_writer_pkey PRIMARY KEY,
      batch integer NOT NULL,
      written_at timestamptz NOT NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE page_count');
    await runner.query('DROP TABLE page_count_writer');
  }
}
