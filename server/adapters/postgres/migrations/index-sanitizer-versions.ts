import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../connection/brief-locks.js';

/** Adds the index that finds pages that were sanitized by older rules. */
export class IndexSanitizerVersions1795262400000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const index = `
      CREATE INDEX CONCURRENTLY page_by_sanitizer_version ON page (sanitizer_version, owner_id) WHERE sanitizer_version IS NOT NULL`;
    await createIndex(runner, 'page_by_sanitizer_version', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS page_by_sanitizer_version');
  }
}
