import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Adds with which username an account was opened, if it has another one by now. The former release can run on this schema: it changes no username. */
export class KeepFirstUsernames1795772600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'account', 'ADD COLUMN IF NOT EXISTS first_username varchar(30)');
    await runner.query(
      `CREATE INDEX IF NOT EXISTS account_first_username_ignoring_case ON account (lower(first_username COLLATE "C")) WHERE first_username IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS account_first_username_ignoring_case');
    await alterBriefly(runner, 'account', 'DROP COLUMN IF EXISTS first_username');
  }
}
