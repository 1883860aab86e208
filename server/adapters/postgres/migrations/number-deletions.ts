import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Adds the number of the receipt to entries of the audit log about deletions. The former release can run on this schema. */
export class NumberDeletions1795790100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'audit_log', 'ADD COLUMN IF NOT EXISTS receipt text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'audit_log', 'DROP COLUMN IF EXISTS receipt');
  }
}
