import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently, SHORT_WAIT, withoutVacuum } from '../connection/brief-locks.js';

/**
 * Adds the pictures of tiles: those of an account, their files, and the last version of each page that uses one. The former release can run on
 * this schema. Each foreign key locks the table that it refers to against writers, for a moment, because the new tables are empty. Each step
 * is committed by itself and can be run again.
 */
export class KeepPicturesOfTiles1795302790000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await lockBriefly(
      runner,
      'account',
      `CREATE TABLE IF NOT EXISTS tile_picture (
         id uuid NOT NULL CONSTRAINT tile_picture_pkey PRIMARY KEY,
         account_id uuid NOT NULL CONSTRAINT tile_picture_belongs_to_account REFERENCES account (id) ON DELETE CASCADE,
         picture jsonb NOT NULL,
         kept_at timestamptz NOT NULL
       )`,
    );
    await lockBriefly(
      runner,
      'stored_image',
      `CREATE TABLE IF NOT EXISTS tile_picture_file (
         picture_id uuid NOT NULL CONSTRAINT tile_picture_file_belongs_to_picture REFERENCES tile_picture (id) ON DELETE CASCADE,
         name varchar(69) NOT NULL CONSTRAINT tile_picture_file_is_stored REFERENCES stored_image (name),
         CONSTRAINT tile_picture_file_pkey PRIMARY KEY (picture_id, name)
       )`,
    );
    await lockBriefly(
      runner,
      'page',
      `CREATE TABLE IF NOT EXISTS tile_picture_use (
         owner_id uuid NOT NULL CONSTRAINT tile_picture_use_belongs_to_page REFERENCES page (owner_id) ON DELETE CASCADE,
         picture_id uuid NOT NULL CONSTRAINT tile_picture_use_has_picture REFERENCES tile_picture (id) ON DELETE CASCADE,
         version integer NOT NULL,
         CONSTRAINT tile_picture_use_pkey PRIMARY KEY (owner_id, picture_id)
       )`,
    );
    await runner.query(`COMMENT ON COLUMN tile_picture_use.owner_id IS 'The id of the page. A later release renames the column.'`);
    await runner.query('CREATE INDEX IF NOT EXISTS tile_picture_by_account ON tile_picture (account_id)');
    await runner.query('CREATE INDEX IF NOT EXISTS tile_picture_by_age ON tile_picture (kept_at)');
    await runner.query('CREATE INDEX IF NOT EXISTS tile_picture_file_by_name ON tile_picture_file (name)');
    await runner.query('CREATE INDEX IF NOT EXISTS tile_picture_use_by_picture ON tile_picture_use (picture_id)');
    // Files that nothing uses any more are found at once, whichever release has removed the account. The order prevents a deadlock. The second
    // statement sees each use that was committed while the first one waited.
    await runner.query(`
      CREATE OR REPLACE FUNCTION tile_picture_frees_files() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM FROM stored_image WHERE name IN (SELECT name FROM freed) ORDER BY name FOR NO KEY UPDATE;
        UPDATE stored_image SET kept_at = '-infinity' WHERE name IN (SELECT name FROM freed)
          AND NOT EXISTS (SELECT FROM tile_picture_file WHERE tile_picture_file.name = stored_image.name);
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE OR REPLACE TRIGGER tile_picture_frees_files AFTER DELETE ON tile_picture_file
      REFERENCING OLD TABLE AS freed FOR EACH STATEMENT EXECUTE FUNCTION tile_picture_frees_files()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // From now on, no use of these files is known. Without a date, they would never be looked at again.
    await runner.query('UPDATE stored_image SET kept_at = now() WHERE name IN (SELECT name FROM tile_picture_file)');
    await runner.query('DROP TABLE tile_picture_use');
    await runner.query('DROP TABLE tile_picture_file');
    await runner.query('DROP FUNCTION tile_picture_frees_files');
    await runner.query('DROP TABLE tile_picture');
  }
}

// A restore has locked all tables.
async function lockBriefly(runner: QueryRunner, table: string, statement: string): Promise<void> {
  await patiently(runner, runner.isTransactionActive ? statement : `${withoutVacuum(table)} ${SHORT_WAIT} ${statement}`);
}
