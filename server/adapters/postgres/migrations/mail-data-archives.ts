import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

const PURPOSES = 'one_time_token_purpose_is_known';

/**
 * Lets a mailed link be one that saves the data of an account. The former release can run on this schema: it looks for its own purposes. The
 * new condition is wider, so it is not checked for the rows that are there while the table is locked.
 */
export class MailDataArchives1795790200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const check = `CHECK (purpose IN ('reset-password', 'verify-email', 'data-archive')) NOT VALID`;
    await alterBriefly(runner, 'one_time_token', `DROP CONSTRAINT IF EXISTS ${PURPOSES}, ADD CONSTRAINT ${PURPOSES} ${check}`);
    await runner.query(`ALTER TABLE one_time_token VALIDATE CONSTRAINT ${PURPOSES}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const check = `CHECK (purpose IN ('reset-password', 'verify-email'))`;
    await runner.query(`DELETE FROM one_time_token WHERE purpose = 'data-archive'`);
    await alterBriefly(runner, 'one_time_token', `DROP CONSTRAINT ${PURPOSES}, ADD CONSTRAINT ${PURPOSES} ${check}`);
  }
}
