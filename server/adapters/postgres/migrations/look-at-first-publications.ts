import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Adds when operators were asked to look at the first page of an account, and when they approved it. The former release can run on this schema: it lets no page wait. */
export class LookAtFirstPublications1795784000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'account', 'ADD COLUMN IF NOT EXISTS first_look_asked_at timestamptz');
    await alterBriefly(runner, 'account', 'ADD COLUMN IF NOT EXISTS approved_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['approved_at', 'first_look_asked_at']) await alterBriefly(runner, 'account', `DROP COLUMN IF EXISTS ${column}`);
  }
}
