import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the identities of people at identity providers, and the unfinished sign-ins. */
export class CreateExternalIdentities1795255200002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE external_identity (
        issuer varchar(255) NOT NULL,
        subject varchar(255) NOT NULL,
        account_id uuid NOT NULL
          CONSTRAINT external_identity_belongs_to_account REFERENCES account (id) ON DELETE CASCADE,
        CONSTRAINT external_identity_pkey PRIMARY KEY (issuer, subject)
      )`);
    await runner.query(`CREATE INDEX external_identity_of_account ON external_identity (account_id)`);
    await runner.query(`
      CREATE TABLE sign_in_request (
        state_hash bytea NOT NULL CONSTRAINT sign_in_request_pkey PRIMARY KEY
          CONSTRAINT sign_in_request_state_is_hashed CHECK (octet_length(state_hash) = 32),
        nonce text NOT NULL,
        code_verifier text NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX sign_in_request_by_expiry ON sign_in_request (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sign_in_request');
    await runner.query('DROP TABLE external_identity');
  }
}
