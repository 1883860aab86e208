import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the access tokens of programs. The former release does not know them, and refuses requests that have one. */
export class CreateAccessTokens1795345200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE access_token (
        token_hash bytea NOT NULL CONSTRAINT access_token_pkey PRIMARY KEY
          CONSTRAINT access_token_is_hashed CHECK (octet_length(token_hash) = 32),
        id uuid NOT NULL,
        account_id uuid NOT NULL CONSTRAINT access_token_belongs_to_account REFERENCES account (id) ON DELETE CASCADE,
        name varchar(60) NOT NULL,
        scopes varchar(20)[] NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz,
        last_used_at timestamptz
      )`);
    await runner.query('CREATE UNIQUE INDEX access_token_of_account ON access_token (account_id, id)');
    await runner.query('CREATE INDEX access_token_by_expiry ON access_token (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE access_token');
  }
}
