import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the pages with their linknames, and the published versions of each page. */
export class CreatePages1795168800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE page (
        owner_id uuid NOT NULL CONSTRAINT page_pkey PRIMARY KEY
          CONSTRAINT page_belongs_to_account REFERENCES account (id) ON DELETE CASCADE,
        linkname varchar(30) CONSTRAINT page_linkname_is_unique UNIQUE
          CONSTRAINT page_linkname_is_valid CHECK (linkname ~ '^[a-z0-9]([a-z0-9_-]*[a-z0-9])?$'),
        version integer NOT NULL DEFAULT 0,
        design jsonb,
        design_format smallint,
        sanitizer_version integer,
        published_at timestamptz,
        CONSTRAINT page_is_published_whole CHECK (
          num_nulls(design, design_format, sanitizer_version, published_at) = CASE version WHEN 0 THEN 4 ELSE 0 END
        )
      )`);
    await runner.query(`
      CREATE TABLE page_version (
        owner_id uuid NOT NULL CONSTRAINT page_version_belongs_to_page REFERENCES page (owner_id) ON DELETE CASCADE,
        version integer NOT NULL,
        design jsonb NOT NULL,
        design_format smallint NOT NULL,
        sanitizer_version integer NOT NULL,
        published_at timestamptz NOT NULL,
        CONSTRAINT page_version_pkey PRIMARY KEY (owner_id, version)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE page_version');
    await runner.query('DROP TABLE page');
  }
}
