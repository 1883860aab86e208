import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly, createIndex } from '../connection/brief-locks.js';

/** Adds from when and until when visitors see a page. The former release can run on this schema: it reads no page that has a time, because its format is newer. */
export class TimePages1795790900000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'page', 'ADD COLUMN IF NOT EXISTS period jsonb');
    await createIndex(runner, 'page_by_period', 'CREATE INDEX CONCURRENTLY page_by_period ON page (linkname) WHERE period IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'page', 'DROP COLUMN IF EXISTS period');
  }
}
