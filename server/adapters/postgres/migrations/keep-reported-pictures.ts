import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/**
 * Keeps the pictures of a reported page with its copy. The former release can run on this schema: it stores copies without pictures. Each step is committed by itself and can be run again.
 */
export class KeepReportedPictures1795790300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'reported_page', 'ADD COLUMN IF NOT EXISTS profile_picture jsonb, ADD COLUMN IF NOT EXISTS wallpaper jsonb');
    // No row of stored_image is referenced: the former release does not know this use, and would fail to remove the picture.
    await runner.query(`CREATE TABLE IF NOT EXISTS reported_page_image (
      page_id uuid NOT NULL,
      version integer NOT NULL,
      name varchar(69) NOT NULL,
      CONSTRAINT reported_page_image_pkey PRIMARY KEY (page_id, version, name),
      CONSTRAINT reported_page_image_belongs_to_copy FOREIGN KEY (page_id, version) REFERENCES reported_page ON DELETE CASCADE
    )`);
    await runner.query('CREATE INDEX IF NOT EXISTS reported_page_image_by_name ON reported_page_image (name)');
    // The files of a copy that is deleted are looked at next, as those of a picture of a tile. As long as a copy has them, not even the former release
    // finds those of tiles. It does find pictures of pages, an hour after they were changed.
    await runner.query(freesFiles(` AND NOT EXISTS (SELECT FROM reported_page_image WHERE reported_page_image.name = stored_image.name)`));
    await runner.query(`
      CREATE OR REPLACE TRIGGER reported_page_frees_files AFTER DELETE ON reported_page_image
      REFERENCING OLD TABLE AS freed FOR EACH STATEMENT EXECUTE FUNCTION tile_picture_frees_files()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // From now on, no use of these files is known. Without a date, they would never be looked at again.
    await runner.query('UPDATE stored_image SET kept_at = now() WHERE name IN (SELECT name FROM reported_page_image)');
    await runner.query('DROP TABLE reported_page_image');
    await runner.query(freesFiles(''));
    await alterBriefly(runner, 'reported_page', 'DROP COLUMN profile_picture, DROP COLUMN wallpaper');
  }
}

function freesFiles(unless: string): string {
  return `
    CREATE OR REPLACE FUNCTION tile_picture_frees_files() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM FROM stored_image WHERE name IN (SELECT name FROM freed) ORDER BY name FOR NO KEY UPDATE;
      UPDATE stored_image SET kept_at = '-infinity' WHERE name IN (SELECT name FROM freed)
        AND NOT EXISTS (SELECT FROM tile_picture_file WHERE tile_picture_file.name = stored_image.name)${unless};
      RETURN NULL;
    END $$`;
}
