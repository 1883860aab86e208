import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/**
 * Adds the devices that accounts know, whether an account has known one, and whether its owner wants a mail about others. The former release can run on this
 * schema. Each step is committed by itself and can be run again.
 */
export class KnowDevices1795772500000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE IF NOT EXISTS known_device (
      account_id uuid NOT NULL CONSTRAINT known_device_belongs_to_account REFERENCES account (id) ON DELETE CASCADE,
      token_hash bytea NOT NULL,
      last_used_at timestamptz NOT NULL,
      CONSTRAINT known_device_pkey PRIMARY KEY (account_id, token_hash),
      CONSTRAINT known_device_token_is_hashed CHECK (octet_length(token_hash) = 32)
    )`);
    await runner.query('CREATE INDEX IF NOT EXISTS known_device_by_last_use ON known_device (last_used_at)');
    await alterBriefly(runner, 'account', 'ADD COLUMN IF NOT EXISTS devices_noted boolean NOT NULL DEFAULT false');
    await alterBriefly(runner, 'account', 'ADD COLUMN IF NOT EXISTS sign_in_notices boolean NOT NULL DEFAULT true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'account', 'DROP COLUMN IF EXISTS sign_in_notices');
    await alterBriefly(runner, 'account', 'DROP COLUMN IF EXISTS devices_noted');
    await runner.query('DROP TABLE known_device');
  }
}
