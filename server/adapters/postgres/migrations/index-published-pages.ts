import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index with all columns that a list of published pages needs, so that the pages themselves are not read. */
export class IndexPublishedPages1795258000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX page_by_published_linkname ON page (linkname, published_at)
      WHERE linkname IS NOT NULL AND published_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX page_by_published_linkname');
  }
}
