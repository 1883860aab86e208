import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds changes of e-mail addresses and their mailed links. The former release can run on this schema: it changes no addresses. It would let somebody sign up with one
 * that can be taken back; then it cannot.
 */
export class KeepChangesOfAddresses1795772300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE IF NOT EXISTS email_change (
      id uuid NOT NULL CONSTRAINT email_change_pkey PRIMARY KEY,
      account_id uuid NOT NULL CONSTRAINT email_change_belongs_to_account REFERENCES account (id) ON DELETE CASCADE,
      new_email varchar(254) NOT NULL,
      former_email varchar(254),
      confirmed_at timestamptz,
      ends_at timestamptz NOT NULL,
      former_proofs jsonb NOT NULL DEFAULT '[]',
      former_passkeys jsonb NOT NULL DEFAULT '[]',
      former_proved boolean NOT NULL DEFAULT false,
      CONSTRAINT email_change_was_of_an_address CHECK ((former_email IS NULL) = (confirmed_at IS NULL))
    )`);
    await runner.query('CREATE INDEX IF NOT EXISTS email_change_of_account ON email_change (account_id)');
    await runner.query('CREATE INDEX IF NOT EXISTS email_change_by_end ON email_change (ends_at)');
    await runner.query('CREATE INDEX IF NOT EXISTS email_change_former_email ON email_change (lower(former_email COLLATE "C"))');
    await runner.query(`CREATE TABLE IF NOT EXISTS email_link (
      token_hash bytea NOT NULL CONSTRAINT email_link_pkey PRIMARY KEY,
      change_id uuid NOT NULL CONSTRAINT email_link_belongs_to_change REFERENCES email_change (id) ON DELETE CASCADE,
      purpose varchar(20) NOT NULL,
      CONSTRAINT email_link_is_hashed CHECK (octet_length(token_hash) = 32),
      CONSTRAINT email_link_purpose_is_known CHECK (purpose IN ('confirm', 'take-back'))
    )`);
    await runner.query('CREATE INDEX IF NOT EXISTS email_link_of_change ON email_link (change_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE email_link');
    await runner.query('DROP TABLE email_change');
  }
}
