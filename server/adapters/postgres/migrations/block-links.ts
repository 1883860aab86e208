import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the list of places that pages may not lead to. The former release can run on this schema: it publishes such links. */
export class BlockLinks1795781000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE blocked_link (
      pattern varchar(460) NOT NULL CONSTRAINT blocked_link_pkey PRIMARY KEY,
      note varchar(200),
      added_at timestamptz NOT NULL,
      added_by text NOT NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE blocked_link');
  }
}
