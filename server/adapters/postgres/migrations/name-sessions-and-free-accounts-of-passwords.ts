import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions get what a list of them shows; an account may be without a password. */
export class NameSessionsAndFreeAccountsOfPasswords1795255200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The default gives the sessions that there are an id each, and those that the former version of the product still writes.
    await runner.query(`ALTER TABLE session ADD id uuid NOT NULL DEFAULT gen_random_uuid(), ADD device varchar(100)`);
    await runner.query(`CREATE UNIQUE INDEX session_by_id ON session (id)`);
    await runner.query(`ALTER TABLE account ALTER password_hash DROP NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // No password makes this hash.
    await runner.query(`UPDATE account SET password_hash = '$argon2id$none' WHERE password_hash IS NULL`);
    await runner.query(`ALTER TABLE account ALTER password_hash SET NOT NULL`);
    await runner.query(`ALTER TABLE session DROP id, DROP device`);
  }
}
