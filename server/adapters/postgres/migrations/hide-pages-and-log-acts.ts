import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets operators hide pages, and adds the log of what they did. The former release can run on this schema: it shows hidden pages. */
export class HidePagesAndLogActs1795280000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE page ADD COLUMN hidden_at timestamptz');
    // Few pages are hidden, so the list of them is small and is read at once.
    await runner.query('CREATE INDEX page_by_hiding ON page (linkname) WHERE hidden_at IS NOT NULL');
    await runner.query(`
      CREATE TABLE audit_log (
        id uuid NOT NULL CONSTRAINT audit_log_pkey PRIMARY KEY,
        at timestamptz NOT NULL,
        operator text NOT NULL,
        act text NOT NULL,
        subject text,
        outcome text NOT NULL
      )`);
    await runner.query('CREATE INDEX audit_log_by_time ON audit_log (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_log');
    await runner.query('DROP INDEX page_by_hiding');
    await runner.query('ALTER TABLE page DROP COLUMN hidden_at');
  }
}
