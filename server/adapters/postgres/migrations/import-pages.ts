import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently, SHORT_WAIT, withoutVacuum } from '../connection/brief-locks.js';

/**
 * Adds the last import of each account. The former release can run on this schema. The foreign key locks the accounts against writers, for a moment, because the new table is empty. It can be run
 * again.
 */
export class ImportPages1795792000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const create = `CREATE TABLE IF NOT EXISTS page_import (
      account_id uuid NOT NULL CONSTRAINT page_import_pkey PRIMARY KEY
        CONSTRAINT page_import_belongs_to_account REFERENCES account (id) ON DELETE CASCADE,
      id uuid NOT NULL,
      came_from varchar(2048) NOT NULL,
      started_at timestamptz NOT NULL,
      heard_at timestamptz NOT NULL,
      step varchar(20) NOT NULL,
      service varchar(60),
      links_checked integer NOT NULL,
      link_count integer NOT NULL,
      failure varchar(30),
      found jsonb
    )`;
    // A restore has locked all tables.
    await patiently(runner, runner.isTransactionActive ? create : `${withoutVacuum('account')} ${SHORT_WAIT} ${create}`);
    await runner.query('CREATE INDEX IF NOT EXISTS page_import_by_start ON page_import (started_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE page_import');
  }
}
