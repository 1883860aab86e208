import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the history shows of a version. Without a default no row is written: versions that are there get theirs when they are listed. */
export class AddVersionSummaries1795270000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE page_version ADD COLUMN summary jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE page_version DROP COLUMN summary');
  }
}
