import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Adds to invitations the account of the operator who made them. The former release can run on this schema: its invitations have none. */
export class NameCreatorsOfInvitations1796034000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'invitation', 'ADD COLUMN IF NOT EXISTS created_by uuid');
    await runner.query('CREATE INDEX IF NOT EXISTS invitation_by_creator ON invitation (created_by) WHERE created_by IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'invitation', 'DROP COLUMN IF EXISTS created_by');
  }
}
