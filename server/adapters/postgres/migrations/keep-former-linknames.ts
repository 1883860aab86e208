import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently, SHORT_WAIT, withoutVacuum } from '../connection/brief-locks.js';

/**
 * Adds the linknames that pages had, which lead to them. The former release can run on this schema: it frees a linkname that a page gives up.
 * The foreign key locks the pages against writers, for a moment, because the new table is empty. Each step is committed by itself and can be
 * run again.
 */
export class KeepFormerLinknames1795580000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const create = `CREATE TABLE IF NOT EXISTS former_linkname (
      linkname varchar(30) NOT NULL CONSTRAINT former_linkname_pkey PRIMARY KEY,
      page_id uuid NOT NULL CONSTRAINT former_linkname_belongs_to_page REFERENCES page (owner_id) ON DELETE CASCADE,
      given_up_at timestamptz NOT NULL
    )`;
    // A restore has locked all tables.
    await patiently(runner, runner.isTransactionActive ? create : `${withoutVacuum('page')} ${SHORT_WAIT} ${create}`);
    await runner.query('CREATE INDEX IF NOT EXISTS former_linkname_by_page ON former_linkname (page_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE former_linkname');
  }
}
