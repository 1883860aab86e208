import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently, SHORT_WAIT } from '../brief-locks.js';

/** Notes which files of pictures are being removed. The former release can run on this schema: it locks their rows meanwhile. */
export class NoteRemovalsOfPictures1795603900000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'ADD COLUMN IF NOT EXISTS removal_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'DROP COLUMN removal_since');
  }
}

// A restore has locked all tables.
async function alterBriefly(runner: QueryRunner, change: string): Promise<void> {
  await patiently(runner, `${runner.isTransactionActive ? '' : SHORT_WAIT} ALTER TABLE stored_image ${change}`);
}
