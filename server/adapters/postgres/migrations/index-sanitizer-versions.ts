import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the index that finds pages that were sanitized by older rules. */
export class IndexSanitizerVersions1795262400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX page_by_sanitizer_version ON page (sanitizer_version, owner_id) WHERE sanitizer_version IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX page_by_sanitizer_version');
  }
}
