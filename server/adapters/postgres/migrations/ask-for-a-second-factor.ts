import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds authenticator apps with their recovery codes, the sign-ins that wait for a code, and the devices that are not asked for one. The former release
 * can run on this schema: it knows no second factor, so nobody is to switch one on before every server is of this release.
 */
export class AskForASecondFactor1795772200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE authenticator_app (
      account_id uuid NOT NULL CONSTRAINT authenticator_app_pkey PRIMARY KEY
        CONSTRAINT authenticator_app_belongs_to_account REFERENCES account (id) ON DELETE CASCADE,
      secret bytea NOT NULL,
      since timestamptz,
      last_step integer,
      expires_at timestamptz,
      CONSTRAINT authenticator_app_is_on_or_begun CHECK (num_nulls(since, last_step) IN (0, 2) AND num_nulls(since, expires_at) = 1)
    )`);
    await runner.query('CREATE INDEX authenticator_app_by_expiry ON authenticator_app (expires_at)');
    await runner.query(`CREATE TABLE recovery_code (
      account_id uuid NOT NULL CONSTRAINT recovery_code_belongs_to_app REFERENCES authenticator_app (account_id) ON DELETE CASCADE,
      code_hash text NOT NULL,
      CONSTRAINT recovery_code_pkey PRIMARY KEY (account_id, code_hash)
    )`);
    await runner.query(`CREATE TABLE sign_in_challenge (
      token_hash bytea NOT NULL CONSTRAINT sign_in_challenge_pkey PRIMARY KEY,
      account_id uuid NOT NULL CONSTRAINT sign_in_challenge_belongs_to_app REFERENCES authenticator_app (account_id) ON DELETE CASCADE,
      password_hash text NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      expires_at timestamptz NOT NULL,
      CONSTRAINT sign_in_challenge_token_is_hashed CHECK (octet_length(token_hash) = 32)
    )`);
    await runner.query('CREATE INDEX sign_in_challenge_by_expiry ON sign_in_challenge (expires_at)');
    await runner.query('CREATE INDEX sign_in_challenge_of_account ON sign_in_challenge (account_id)');
    await runner.query(`CREATE TABLE remembered_device (
      token_hash bytea NOT NULL CONSTRAINT remembered_device_pkey PRIMARY KEY,
      account_id uuid NOT NULL CONSTRAINT remembered_device_belongs_to_app REFERENCES authenticator_app (account_id) ON DELETE CASCADE,
      password_hash text NOT NULL,
      expires_at timestamptz NOT NULL,
      CONSTRAINT remembered_device_token_is_hashed CHECK (octet_length(token_hash) = 32)
    )`);
    await runner.query('CREATE INDEX remembered_device_by_expiry ON remembered_device (expires_at)');
    await runner.query('CREATE INDEX remembered_device_of_account ON remembered_device (account_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['remembered_device', 'sign_in_challenge', 'recovery_code', 'authenticator_app'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
