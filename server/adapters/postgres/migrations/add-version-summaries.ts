import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the summaries that the history shows. Without a default value, no row is rewritten: old versions get a summary when they are listed. */
export class AddVersionSummaries1795270000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE page_version ADD COLUMN summary jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE page_version DROP COLUMN summary');
  }
}
