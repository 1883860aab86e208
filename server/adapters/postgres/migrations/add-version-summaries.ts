import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Adds the summaries that the history shows. Without a default value, no row is rewritten: old versions get a summary when they are listed. */
export class AddVersionSummaries1795270000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'page_version', 'ADD COLUMN IF NOT EXISTS summary jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'page_version', 'DROP COLUMN IF EXISTS summary');
  }
}
