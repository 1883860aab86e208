import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly, createIndex } from '../connection/brief-locks.js';

/** Adds who may find a page; null for everybody. The former release can run on this schema: it lists every page. */
export class UnlistPages1795790600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'page', 'ADD COLUMN IF NOT EXISTS access varchar(20)');
    await createIndex(runner, 'page_by_access', 'CREATE INDEX CONCURRENTLY page_by_access ON page (linkname) WHERE access IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'page', 'DROP COLUMN IF EXISTS access');
  }
}
