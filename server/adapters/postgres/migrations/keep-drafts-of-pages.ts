import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently, SHORT_WAIT, withoutVacuum } from '../connection/brief-locks.js';

/**
 * Adds the drafts of pages. The former release can run on this schema. The foreign key locks the pages against writers, for a moment, because
 * the new table is empty. It can be run again.
 */
export class KeepDraftsOfPages1795708800000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const create = `CREATE TABLE IF NOT EXISTS page_draft (
      owner_id uuid NOT NULL CONSTRAINT page_draft_pkey PRIMARY KEY CONSTRAINT page_draft_belongs_to_page REFERENCES page (owner_id) ON DELETE CASCADE,
      revision integer NOT NULL,
      design jsonb,
      design_format smallint,
      based_on integer NOT NULL,
      picture_ids uuid[] NOT NULL,
      device varchar(100),
      writer varchar(64),
      saved_at timestamptz NOT NULL
    )`;
    // A restore has locked all tables.
    await patiently(runner, runner.isTransactionActive ? create : `${withoutVacuum('page')} ${SHORT_WAIT} ${create}`);
    await runner.query(`COMMENT ON COLUMN page_draft.owner_id IS 'The id of the page. A later release renames the column.'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE page_draft');
  }
}
