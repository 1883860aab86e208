import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly, patiently, SHORT_WAIT, withoutVacuum } from '../connection/brief-locks.js';

/** Notes the files that a page has shown whose page or picture was deleted. The former release can run on this schema: triggers note what it deletes, too. */
export class WithdrawPictures1796036379000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'stored_image', 'ADD COLUMN IF NOT EXISTS is_withdrawn boolean NOT NULL DEFAULT false');
    await runner.query(freesFiles(', is_withdrawn = true'));
    // The names are sorted, as everywhere. What another page shows is shown all the same.
    await runner.query(`
      CREATE OR REPLACE FUNCTION page_withdraws_pictures() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        UPDATE stored_image SET is_withdrawn = true FROM (
          SELECT name FROM stored_image WHERE NOT is_withdrawn AND name IN (
            SELECT file.name FROM tile_picture_use AS used JOIN tile_picture_file AS file USING (picture_id) WHERE used.owner_id = OLD.owner_id
            UNION ALL SELECT page_image.name FROM page_image WHERE page_image.owner_id = OLD.owner_id
          ) ORDER BY name FOR NO KEY UPDATE
        ) AS shown WHERE stored_image.name = shown.name;
        RETURN OLD;
      END $$`);
    const trigger = `
      CREATE OR REPLACE TRIGGER page_withdraws_pictures BEFORE DELETE ON page FOR EACH ROW EXECUTE FUNCTION page_withdraws_pictures()`;
    // A restore has locked all tables.
    await patiently(runner, runner.isTransactionActive ? trigger : `${withoutVacuum('page')} ${SHORT_WAIT} ${trigger}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER page_withdraws_pictures ON page');
    await runner.query('DROP FUNCTION page_withdraws_pictures');
    await runner.query(freesFiles(''));
    await alterBriefly(runner, 'stored_image', 'DROP COLUMN is_withdrawn');
  }
}

/** As in `keep-pictures-of-tiles.ts`, with more that is noted of the files. */
function freesFiles(more: string): string {
  return `
    CREATE OR REPLACE FUNCTION tile_picture_frees_files() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM FROM stored_image WHERE name IN (SELECT name FROM freed) ORDER BY name FOR NO KEY UPDATE;
      UPDATE stored_image SET kept_at = '-infinity'${more} WHERE name IN (SELECT name FROM freed)
        AND NOT EXISTS (SELECT FROM tile_picture_file WHERE tile_picture_file.name = stored_image.name);
      RETURN NULL;
    END $$`;
}
