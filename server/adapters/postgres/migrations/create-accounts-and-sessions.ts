import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccountsAndSessions1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account (
        id uuid NOT NULL,
        username varchar(30) NOT NULL,
        email varchar(254) NOT NULL,
        email_verified boolean NOT NULL,
        password_hash text NOT NULL,
        registered_at timestamptz NOT NULL,
        CONSTRAINT account_pkey PRIMARY KEY (id),
        CONSTRAINT account_username_is_valid CHECK (username ~ '^[A-Za-z0-9_.-]{3,30}$'),
        CONSTRAINT account_password_is_hashed CHECK (password_hash LIKE '$argon2id$%')
      )`);
    // Both texts are ASCII. With the collation "C" lower() means the same in every database: in a Turkish one, I becomes ı.
    await runner.query(`CREATE UNIQUE INDEX account_username_ignoring_case ON account (lower(username COLLATE "C"))`);
    await runner.query(`CREATE UNIQUE INDEX account_email_ignoring_case ON account (lower(email COLLATE "C"))`);
    await runner.query(`
      CREATE TABLE session (
        token_hash bytea NOT NULL,
        account_id uuid NOT NULL,
        started_at timestamptz NOT NULL,
        last_used_at timestamptz NOT NULL,
        CONSTRAINT session_pkey PRIMARY KEY (token_hash),
        CONSTRAINT session_token_is_hashed CHECK (octet_length(token_hash) = 32),
        CONSTRAINT session_belongs_to_account FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX session_of_account ON session (account_id)`);
    await runner.query(`CREATE INDEX session_by_last_use ON session (last_used_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE session`);
    await runner.query(`DROP TABLE account`);
  }
}
