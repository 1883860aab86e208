import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Notes which files of pictures are being removed. The former release can run on this schema: it locks their rows meanwhile. */
export class NoteRemovalsOfPictures1795603900000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'stored_image', 'ADD COLUMN IF NOT EXISTS removal_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'stored_image', 'DROP COLUMN removal_since');
  }
}
