import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../connection/brief-locks.js';

/** Adds an index to find the days whose referring hosts are to be forgotten. The former release can run on this schema: it keeps them. */
export class FindOldHosts1795393800000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const index = `CREATE INDEX CONCURRENTLY page_count_by_host_day ON page_count (day, page_id) WHERE kind = 'referrer' AND subject <> ''`;
    await createIndex(runner, 'page_count_by_host_day', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS page_count_by_host_day');
  }
}
