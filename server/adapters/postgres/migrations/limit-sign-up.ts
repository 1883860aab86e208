import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/**
 * Adds the settings of the site, the invitations, the one with which a sign-in at a provider began, and which accounts have to verify their address first. The former release can run on this
 * schema. Each step is committed by itself and can be run again.
 */
export class LimitSignUp1795760000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE IF NOT EXISTS site_setting (
      name varchar(60) NOT NULL CONSTRAINT site_setting_pkey PRIMARY KEY,
      value text NOT NULL,
      changed_at timestamptz NOT NULL
    )`);
    await runner.query(`CREATE TABLE IF NOT EXISTS invitation (
      id uuid NOT NULL CONSTRAINT invitation_pkey PRIMARY KEY,
      code varchar(32) NOT NULL CONSTRAINT invitation_has_own_code UNIQUE,
      email varchar(254),
      note varchar(100),
      uses integer NOT NULL,
      used integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      revoked_at timestamptz,
      CONSTRAINT invitation_is_not_overused CHECK (used BETWEEN 0 AND uses)
    )`);
    await runner.query('CREATE INDEX IF NOT EXISTS invitation_by_time ON invitation (created_at)');
    await runner.query('CREATE INDEX IF NOT EXISTS invitation_by_expiry ON invitation (expires_at)');
    await alterBriefly(runner, 'sign_in_request', 'ADD COLUMN IF NOT EXISTS invitation varchar(32)');
    await alterBriefly(runner, 'account', 'ADD COLUMN IF NOT EXISTS must_verify boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'account', 'DROP COLUMN IF EXISTS must_verify');
    await alterBriefly(runner, 'sign_in_request', 'DROP COLUMN IF EXISTS invitation');
    await runner.query('DROP TABLE invitation');
    await runner.query('DROP TABLE site_setting');
  }
}
