import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently, SHORT_WAIT, withoutVacuum } from '../connection/brief-locks.js';

/**
 * Adds the keys of publications that a client may send again. The former release can run on this schema: it knows no keys. The foreign key locks
 * the pages against writers, for a moment, because the new table is empty. Each step is committed by itself and can be run again.
 */
export class RememberPublications1795604100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const create = `CREATE TABLE IF NOT EXISTS publication_key (
      key_hash bytea NOT NULL CONSTRAINT publication_key_pkey PRIMARY KEY,
      input_hash bytea NOT NULL,
      page_id uuid NOT NULL CONSTRAINT publication_key_belongs_to_page REFERENCES page (owner_id) ON DELETE CASCADE,
      version integer NOT NULL,
      is_changed boolean NOT NULL,
      kept_until timestamptz NOT NULL
    )`;
    // A restore has locked all tables.
    await patiently(runner, runner.isTransactionActive ? create : `${withoutVacuum('page')} ${SHORT_WAIT} ${create}`);
    await runner.query('CREATE INDEX IF NOT EXISTS publication_key_by_page ON publication_key (page_id)');
    await runner.query('CREATE INDEX IF NOT EXISTS publication_key_by_end ON publication_key (kept_until)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE publication_key');
  }
}
