import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds how many mails were sent in each day. The former release can run on this schema: it counts nothing. */
export class CountMails1795790400000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE IF NOT EXISTS mail_day (day date NOT NULL CONSTRAINT mail_day_pkey PRIMARY KEY, sent integer NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_day');
  }
}
