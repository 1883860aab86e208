import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly, createIndex } from '../connection/brief-locks.js';

/** Adds what the list of sessions shows. From now on, an account can have no password. */
export class NameSessionsAndFreeAccountsOfPasswords1795255200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // The default gives an id to each existing session, and to sessions that an instance of the former release still adds.
    const columns = 'ADD COLUMN IF NOT EXISTS id uuid NOT NULL DEFAULT gen_random_uuid(), ADD COLUMN IF NOT EXISTS device varchar(100)';
    await alterBriefly(runner, 'session', columns);
    await createIndex(runner, 'session_by_id', 'CREATE UNIQUE INDEX CONCURRENTLY session_by_id ON session (id)');
    await alterBriefly(runner, 'account', 'ALTER password_hash DROP NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    // No password has this hash.
    await runner.query(`UPDATE account SET password_hash = '$argon2id$none' WHERE password_hash IS NULL`);
    await alterBriefly(runner, 'account', 'ALTER password_hash SET NOT NULL');
    await alterBriefly(runner, 'session', 'DROP COLUMN IF EXISTS id, DROP COLUMN IF EXISTS device');
  }
}
