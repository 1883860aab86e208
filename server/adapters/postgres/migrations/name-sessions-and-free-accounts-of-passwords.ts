import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds what the list of sessions shows. From now on, an account can have no password. */
export class NameSessionsAndFreeAccountsOfPasswords1795255200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The default gives an id to each existing session, and to sessions that an instance of the former release still adds.
    await runner.query(`ALTER TABLE session ADD id uuid NOT NULL DEFAULT gen_random_uuid(), ADD device varchar(100)`);
    await runner.query(`CREATE UNIQUE INDEX session_by_id ON session (id)`);
    await runner.query(`ALTER TABLE account ALTER password_hash DROP NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // No password has this hash.
    await runner.query(`UPDATE account SET password_hash = '$argon2id$none' WHERE password_hash IS NULL`);
    await runner.query(`ALTER TABLE account ALTER password_hash SET NOT NULL`);
    await runner.query(`ALTER TABLE session DROP id, DROP device`);
  }
}
