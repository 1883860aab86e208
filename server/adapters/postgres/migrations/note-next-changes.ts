import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly, createIndex } from '../connection/brief-locks.js';

/** Adds when a page changes next by itself. The former release can run on this schema: it neither reads nor overwrites pages that do. */
export class NoteNextChanges1795790500000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'page', 'ADD COLUMN IF NOT EXISTS changes_at timestamptz');
    await createIndex(
      runner,
      'page_by_next_change',
      'CREATE INDEX CONCURRENTLY page_by_next_change ON page (changes_at) WHERE changes_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'page', 'DROP COLUMN IF EXISTS changes_at');
  }
}
