import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

const KINDS = 'page_image_kind_is_known';

/**
 * Lets a page use the picture that networks show of it. The former release can run on this schema: it treats the rows like those of other
 * pictures. The table has few rows for each page, and the new condition is wider, so it is not checked for the rows that are there.
 */
export class KeepCardsOfPages1795342800000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const check = `CHECK (kind IN ('profile', 'wallpaper', 'card')) NOT VALID`;
    await alterBriefly(
      runner,
      'page_image',
      `ADD COLUMN IF NOT EXISTS source varchar(32), DROP CONSTRAINT IF EXISTS ${KINDS}, ADD CONSTRAINT ${KINDS} ${check}`,
    );
    await runner.query(`ALTER TABLE page_image VALIDATE CONSTRAINT ${KINDS}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const check = `CHECK (kind IN ('profile', 'wallpaper'))`;
    await runner.query(`DELETE FROM page_image WHERE kind = 'card'`);
    await alterBriefly(runner, 'page_image', `DROP COLUMN source, DROP CONSTRAINT ${KINDS}, ADD CONSTRAINT ${KINDS} ${check}`);
  }
}
