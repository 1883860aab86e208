import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly, createIndex } from '../connection/brief-locks.js';

/** Lets operators hide pages, and adds the log of what they did. The former release can run on this schema: it shows hidden pages. */
export class HidePagesAndLogActs1795280000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'page', 'ADD COLUMN IF NOT EXISTS hidden_at timestamptz');
    // Few pages are hidden, so the list of them is small and is read at once.
    await createIndex(runner, 'page_by_hiding', 'CREATE INDEX CONCURRENTLY page_by_hiding ON page (linkname) WHERE hidden_at IS NOT NULL');
    await runner.query(`
      CREATE TABLE IF NOT EXISTS audit_log (
        id uuid NOT NULL CONSTRAINT audit_log_pkey PRIMARY KEY,
        at timestamptz NOT NULL,
        operator text NOT NULL,
        act text NOT NULL,
        subject text,
        outcome text NOT NULL
      )`);
    await runner.query('CREATE INDEX IF NOT EXISTS audit_log_by_time ON audit_log (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS audit_log');
    await alterBriefly(runner, 'page', 'DROP COLUMN IF EXISTS hidden_at');
  }
}
