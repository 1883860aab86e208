import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Adds of which tiles of a scheduled design nobody has said who sees them. The former release can run on this schema: what it schedules has none, and is published as it was completed. */
export class NoteUnsaidVisibility1796047300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'scheduled_publication', 'ADD COLUMN IF NOT EXISTS unsaid smallint[]');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'scheduled_publication', 'DROP COLUMN IF EXISTS unsaid');
  }
}
