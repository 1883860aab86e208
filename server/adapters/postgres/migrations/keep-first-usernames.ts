import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly, createIndex } from '../connection/brief-locks.js';

/** Adds with which username an account was opened, if it has another one by now. The former release can run on this schema: it changes no username. */
export class KeepFirstUsernames1795772600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'account', 'ADD COLUMN IF NOT EXISTS first_username varchar(30)');
    const name = 'account_first_username_ignoring_case';
    const columns = 'account (lower(first_username COLLATE "C")) WHERE first_username IS NOT NULL';
    await createIndex(runner, name, `CREATE INDEX CONCURRENTLY ${name} ON ${columns}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS account_first_username_ignoring_case');
    await alterBriefly(runner, 'account', 'DROP COLUMN IF EXISTS first_username');
  }
}
