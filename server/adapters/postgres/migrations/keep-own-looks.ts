import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently, SHORT_WAIT, withoutVacuum } from '../connection/brief-locks.js';

/**
 * Adds the looks that accounts keep under names. The former release can run on this schema. The foreign key locks the accounts against writers,
 * for a moment, because the new table is empty. Each step is committed by itself and can be run again.
 */
export class KeepOwnLooks1795354200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const create = `CREATE TABLE IF NOT EXISTS own_look (
      id uuid NOT NULL CONSTRAINT own_look_pkey PRIMARY KEY,
      account_id uuid NOT NULL CONSTRAINT own_look_belongs_to_account REFERENCES account (id) ON DELETE CASCADE,
      name varchar(40) NOT NULL,
      look jsonb NOT NULL,
      created_at timestamptz NOT NULL
    )`;
    // A restore has locked all tables.
    await patiently(runner, runner.isTransactionActive ? create : `${withoutVacuum('account')} ${SHORT_WAIT} ${create}`);
    await runner.query('CREATE INDEX IF NOT EXISTS own_look_by_account ON own_look (account_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE own_look');
  }
}
