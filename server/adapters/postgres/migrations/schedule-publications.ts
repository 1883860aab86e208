import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently, SHORT_WAIT, withoutVacuum } from '../connection/brief-locks.js';

/**
 * Adds the designs that go public at a moment. The former release can run on this schema, and leaves them to this one. The foreign key locks the pages against writers, for a moment, because
 * the new table is empty. It can be run again.
 */
export class SchedulePublications1795791000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const create = `CREATE TABLE IF NOT EXISTS scheduled_publication (
      page_id uuid NOT NULL CONSTRAINT scheduled_publication_pkey PRIMARY KEY
        CONSTRAINT scheduled_publication_belongs_to_page REFERENCES page (owner_id) ON DELETE CASCADE,
      id uuid NOT NULL,
      design jsonb NOT NULL,
      design_format smallint NOT NULL,
      picture_ids uuid[] NOT NULL,
      based_on integer NOT NULL,
      replaces boolean NOT NULL,
      publishes_at timestamptz NOT NULL,
      time_zone varchar(64),
      language varchar(10) NOT NULL,
      created_at timestamptz NOT NULL,
      due_at timestamptz,
      failure varchar(64),
      failed_at timestamptz
    )`;
    // A restore has locked all tables.
    await patiently(runner, runner.isTransactionActive ? create : `${withoutVacuum('page')} ${SHORT_WAIT} ${create}`);
    await runner.query('CREATE INDEX IF NOT EXISTS scheduled_publication_by_moment ON scheduled_publication (due_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE scheduled_publication');
  }
}
