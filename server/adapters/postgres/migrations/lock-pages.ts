import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Adds passwords of tiles and pages. The former release can run on this schema: it reads no design and no page that has one, because their format is newer. */
export class LockPages1795790700000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS password_lock (
        id uuid NOT NULL,
        account_id uuid NOT NULL,
        password_hash text NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT password_lock_pkey PRIMARY KEY (id),
        CONSTRAINT password_lock_is_hashed CHECK (password_hash LIKE '$argon2id$%'),
        CONSTRAINT password_lock_belongs_to_account FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX IF NOT EXISTS password_lock_by_account ON password_lock (account_id)');
    await alterBriefly(runner, 'page', 'ADD COLUMN IF NOT EXISTS lock_id uuid, ADD COLUMN IF NOT EXISTS lock_hint varchar(200)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'page', 'DROP COLUMN IF EXISTS lock_id, DROP COLUMN IF EXISTS lock_hint');
    await runner.query('DROP TABLE password_lock');
  }
}
