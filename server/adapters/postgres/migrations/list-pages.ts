import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../connection/brief-locks.js';

const INDEXES = {
  page_by_publication: 'page (published_at, owner_id) WHERE published_at IS NOT NULL',
  page_by_beginning_of_title: `page (lower(left(design->>'title', 200) COLLATE "C"))`,
};

/**
 * Adds what sorts and finds the pages of everybody. The former release can run on this schema. Each step is committed by itself and can be run again.
 */
export class ListPages1795782000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE IF NOT EXISTS page_week (
      page_id uuid NOT NULL CONSTRAINT page_week_pkey PRIMARY KEY CONSTRAINT page_week_belongs_to_page REFERENCES page ON DELETE CASCADE,
      visits bigint NOT NULL
    )`);
    await runner.query('CREATE INDEX IF NOT EXISTS page_week_by_visits ON page_week (visits, page_id)');
    for (const [name, columns] of Object.entries(INDEXES))
      await createIndex(runner, name, `CREATE INDEX CONCURRENTLY ${name} ON ${columns}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX IF EXISTS ${name}`);
    await runner.query('DROP TABLE page_week');
  }
}
