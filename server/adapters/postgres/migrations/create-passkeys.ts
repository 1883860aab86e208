import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the passkeys of accounts, and the challenges that wait for an answer. The former release can run on this schema. */
export class CreatePasskeys1795772400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkey (
        id uuid NOT NULL CONSTRAINT passkey_pkey PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT passkey_belongs_to_account REFERENCES account (id) ON DELETE CASCADE,
        credential_id bytea NOT NULL CONSTRAINT passkey_of_device UNIQUE,
        public_key bytea NOT NULL,
        sign_count bigint NOT NULL,
        kind varchar(20) NOT NULL,
        name varchar(60) NOT NULL,
        was_verified boolean NOT NULL,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz
      )`);
    await runner.query('CREATE INDEX passkey_of_account ON passkey (account_id)');
    await runner.query(`
      CREATE TABLE passkey_challenge (
        challenge_hash bytea NOT NULL CONSTRAINT passkey_challenge_pkey PRIMARY KEY,
        account_id uuid,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX passkey_challenge_by_expiry ON passkey_challenge (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE passkey_challenge');
    await runner.query('DROP TABLE passkey');
  }
}
