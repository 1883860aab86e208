import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a list of all published pages needs, and nothing else: it is read in order without a look at the pages themselves. */
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
