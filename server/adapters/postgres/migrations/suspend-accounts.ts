import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/**
 * Adds since when and why an account is suspended, and which of its pages are hidden only because of that. The former release can run on this schema: it hides the pages, and
 * lets the owner sign in.
 */
export class SuspendAccounts1795772800000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'account', 'ADD COLUMN IF NOT EXISTS suspended_at timestamptz');
    await alterBriefly(runner, 'account', 'ADD COLUMN IF NOT EXISTS suspension_reason varchar(20)');
    await alterBriefly(runner, 'account', 'ADD COLUMN IF NOT EXISTS suspension_words varchar(2000)');
    await alterBriefly(runner, 'page', 'ADD COLUMN IF NOT EXISTS hidden_with_account boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'page', 'DROP COLUMN IF EXISTS hidden_with_account');
    for (const column of ['suspension_words', 'suspension_reason', 'suspended_at']) {
      await alterBriefly(runner, 'account', `DROP COLUMN IF EXISTS ${column}`);
    }
  }
}
