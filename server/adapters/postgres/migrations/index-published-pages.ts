import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../connection/brief-locks.js';

/** Adds an index with all columns that a list of published pages needs, so that the pages themselves are not read. */
export class IndexPublishedPages1795258000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const index = `
      CREATE INDEX CONCURRENTLY page_by_published_linkname ON page (linkname, published_at)
      WHERE linkname IS NOT NULL AND published_at IS NOT NULL`;
    await createIndex(runner, 'page_by_published_linkname', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS page_by_published_linkname');
  }
}
