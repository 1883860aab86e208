import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Adds the pictures of pages, and the list of stored files: which page uses a file, and since when a file may be unused. */
export class AddPictures1795257000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'page', 'ADD COLUMN IF NOT EXISTS profile_picture jsonb, ADD COLUMN IF NOT EXISTS wallpaper jsonb');
    await runner.query(`
      CREATE TABLE IF NOT EXISTS stored_image (
        name varchar(69) NOT NULL CONSTRAINT stored_image_pkey PRIMARY KEY,
        kept_at timestamptz NOT NULL,
        CONSTRAINT stored_image_name_is_valid CHECK (name ~ '^[0-9a-f]{64}[.](avif|webp|jpg|png)$')
      )`);
    await runner.query('CREATE INDEX IF NOT EXISTS stored_image_by_age ON stored_image (kept_at)');
    await runner.query(`
      CREATE TABLE IF NOT EXISTS page_image (
        owner_id uuid NOT NULL CONSTRAINT page_image_belongs_to_page REFERENCES page (owner_id) ON DELETE CASCADE,
        kind varchar(9) NOT NULL CONSTRAINT page_image_kind_is_known CHECK (kind IN ('profile', 'wallpaper')),
        name varchar(69) NOT NULL CONSTRAINT page_image_is_stored REFERENCES stored_image (name),
        CONSTRAINT page_image_pkey PRIMARY KEY (owner_id, kind, name)
      )`);
    await runner.query('CREATE INDEX IF NOT EXISTS page_image_by_name ON page_image (name)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS page_image');
    await runner.query('DROP TABLE IF EXISTS stored_image');
    await alterBriefly(runner, 'page', 'DROP COLUMN IF EXISTS profile_picture, DROP COLUMN IF EXISTS wallpaper');
  }
}
