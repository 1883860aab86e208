import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index to find the days whose referring hosts are to be forgotten. The former release can run on this schema: it keeps them. */
export class FindOldHosts1795393800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX IF NOT EXISTS page_count_by_host_day ON page_count (day, page_id)
      WHERE kind = 'referrer' AND subject <> ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX page_count_by_host_day');
  }
}
