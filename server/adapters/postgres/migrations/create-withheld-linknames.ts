import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the linknames of removed accounts, which nobody can claim for 30 days. */
export class CreateWithheldLinknames1795255200003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE withheld_linkname (
        linkname varchar(30) NOT NULL CONSTRAINT withheld_linkname_pkey PRIMARY KEY,
        free_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX withheld_linkname_by_end ON withheld_linkname (free_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE withheld_linkname');
  }
}
