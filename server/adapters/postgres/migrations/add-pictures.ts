import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the pictures of pages, and the list of stored files: which page uses a file, and since when a file may be unused. */
export class AddPictures1795257000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE page ADD COLUMN profile_picture jsonb, ADD COLUMN wallpaper jsonb');
    await runner.query(`
      CREATE TABLE stored_image (
        name varchar(69) NOT NULL CONSTRAINT stored_image_pkey PRIMARY KEY,
        kept_at timestamptz NOT NULL,
        CONSTRAINT stored_image_name_is_valid CHECK (name ~ '^[0-9a-f]{64}[.](avif|webp|jpg|png)$')
      )`);
    await runner.query('CREATE INDEX stored_image_by_age ON stored_image (kept_at)');
    await runner.query(`
      CREATE TABLE page_image (
        owner_id uuid NOT NULL CONSTRAINT page_image_belongs_to_page REFERENCES page (owner_id) ON DELETE CASCADE,
        kind varchar(9) NOT NULL CONSTRAINT page_image_kind_is_known CHECK (kind IN ('profile', 'wallpaper')),
        name varchar(69) NOT NULL CONSTRAINT page_image_is_stored REFERENCES stored_image (name),
        CONSTRAINT page_image_pkey PRIMARY KEY (owner_id, kind, name)
      )`);
    await runner.query('CREATE INDEX page_image_by_name ON page_image (name)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE page_image');
    await runner.query('DROP TABLE stored_image');
    await runner.query('ALTER TABLE page DROP COLUMN profile_picture, DROP COLUMN wallpaper');
  }
}
