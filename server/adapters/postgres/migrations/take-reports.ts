import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds what visitors report of pages, and the copies of the pages. The former release can run on this schema. Each step is committed by itself and can be run again.
 */
export class TakeReports1795773300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE IF NOT EXISTS page_report (
      id uuid NOT NULL CONSTRAINT page_report_pkey PRIMARY KEY,
      page_id uuid NOT NULL,
      account_id uuid CONSTRAINT page_report_is_of_account REFERENCES account ON DELETE SET NULL,
      linkname varchar(30) NOT NULL,
      version integer NOT NULL,
      reason varchar(20) NOT NULL,
      words varchar(2000) NOT NULL,
      email varchar(254),
      language varchar(10) NOT NULL,
      reported_at timestamptz NOT NULL,
      decision varchar(20),
      decided_at timestamptz,
      decided_by varchar(200),
      CONSTRAINT page_report_is_decided_whole CHECK (num_nulls(decision, decided_at, decided_by) IN (0, 3))
    )`);
    await runner.query('CREATE INDEX IF NOT EXISTS page_report_open ON page_report (reported_at, id) WHERE decided_at IS NULL');
    await runner.query('CREATE INDEX IF NOT EXISTS page_report_decided ON page_report (decided_at, id) WHERE decided_at IS NOT NULL');
    await runner.query('CREATE INDEX IF NOT EXISTS page_report_of_page ON page_report (page_id)');
    await runner.query('CREATE INDEX IF NOT EXISTS page_report_of_account ON page_report (account_id)');
    await runner.query(`CREATE TABLE IF NOT EXISTS reported_page (
      page_id uuid NOT NULL,
      version integer NOT NULL,
      account_id uuid NOT NULL CONSTRAINT reported_page_belongs_to_account REFERENCES account ON DELETE CASCADE,
      design jsonb NOT NULL,
      design_format smallint NOT NULL,
      CONSTRAINT reported_page_pkey PRIMARY KEY (page_id, version)
    )`);
    await runner.query('CREATE INDEX IF NOT EXISTS reported_page_of_account ON reported_page (account_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reported_page');
    await runner.query('DROP TABLE page_report');
  }
}
