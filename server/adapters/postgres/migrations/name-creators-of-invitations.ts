import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly, createIndex } from '../connection/brief-locks.js';

/** Adds to invitations the account of the operator who made them. The former release can run on this schema: its invitations have none. */
export class NameCreatorsOfInvitations1796034000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'invitation', 'ADD COLUMN IF NOT EXISTS created_by uuid');
    const index = 'CREATE INDEX CONCURRENTLY invitation_by_creator ON invitation (created_by) WHERE created_by IS NOT NULL';
    await createIndex(runner, 'invitation_by_creator', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'invitation', 'DROP COLUMN IF EXISTS created_by');
  }
}
