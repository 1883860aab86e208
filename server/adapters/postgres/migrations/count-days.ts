import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../connection/brief-locks.js';

/** Adds the counts of each day. The former release can run on this schema: it counts nothing. Each step is committed by itself and can be run again. */
export class CountDays1795783000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE IF NOT EXISTS site_day (
      day date NOT NULL CONSTRAINT site_day_pkey PRIMARY KEY,
      sign_ups integer NOT NULL,
      publications integer NOT NULL,
      counted_at timestamptz,
      accounts integer,
      pages integer,
      published integer,
      seen integer,
      visits bigint
    )`);
    const index = 'page_version_by_publication';
    await createIndex(runner, index, `CREATE INDEX CONCURRENTLY ${index} ON page_version (published_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS page_version_by_publication');
    await runner.query('DROP TABLE site_day');
  }
}
