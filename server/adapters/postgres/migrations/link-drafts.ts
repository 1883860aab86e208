import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently, SHORT_WAIT, withoutVacuum } from '../connection/brief-locks.js';

/**
 * Adds the links to drafts. The former release can run on this schema. The foreign key locks the pages against writers, for a moment, because the new table is empty. It can be run
 * again.
 */
export class LinkDrafts1795790800000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const create = `CREATE TABLE IF NOT EXISTS draft_link (
      page_id uuid NOT NULL CONSTRAINT draft_link_pkey PRIMARY KEY CONSTRAINT draft_link_belongs_to_page REFERENCES page (owner_id) ON DELETE CASCADE,
      token varchar(43) NOT NULL CONSTRAINT draft_link_has_own_token UNIQUE,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      times_opened integer NOT NULL
    )`;
    // A restore has locked all tables.
    await patiently(runner, runner.isTransactionActive ? create : `${withoutVacuum('page')} ${SHORT_WAIT} ${create}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE draft_link');
  }
}
