import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds which published pages lead to blocked places. The former release can run on this schema. */
export class FindBlockedLinks1795781100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE blocked_link_finding (
      page_id uuid NOT NULL CONSTRAINT blocked_link_finding_pkey PRIMARY KEY
        CONSTRAINT blocked_link_finding_belongs_to_page REFERENCES page (owner_id) ON DELETE CASCADE,
      version integer NOT NULL,
      pattern varchar(460) NOT NULL,
      address text NOT NULL,
      found_at timestamptz NOT NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE blocked_link_finding');
  }
}
