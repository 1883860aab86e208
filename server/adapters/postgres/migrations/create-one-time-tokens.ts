import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the tokens of mailed links. */
export class CreateOneTimeTokens1795255200001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE one_time_token (
        token_hash bytea NOT NULL CONSTRAINT one_time_token_pkey PRIMARY KEY
          CONSTRAINT one_time_token_is_hashed CHECK (octet_length(token_hash) = 32),
        purpose varchar(30) NOT NULL
          CONSTRAINT one_time_token_purpose_is_known CHECK (purpose IN ('reset-password', 'verify-email')),
        account_id uuid NOT NULL
          CONSTRAINT one_time_token_belongs_to_account REFERENCES account (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX one_time_token_of_account ON one_time_token (account_id)`);
    await runner.query(`CREATE INDEX one_time_token_by_expiry ON one_time_token (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE one_time_token');
  }
}
