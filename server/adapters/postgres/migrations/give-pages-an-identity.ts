import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, patiently, SHORT_WAIT, withoutVacuum } from '../connection/brief-locks.js';

/** So many blocks of the table are one transaction: at most some hundred pages with a design, or some thousand empty ones. */
const BATCH_BLOCKS = 64;

/**
 * Lets an account have several pages: `owner_id` is the id of the page from now on, and the account is in a column of its own. An existing page
 * keeps its id, which is that of its account, so nothing that names a page changes.
 *
 * Each step is committed by itself and can be run again, so an interruption does no harm. No step locks a table for more than a moment. Only
 * a restore runs all of it in one transaction, on tables that nobody else uses.
 */
export class GivePagesAnIdentity1795290000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // The former release does not write the account. Its id is that of the page that this release inserts.
    await runner.query(`
      CREATE OR REPLACE FUNCTION page_takes_account() RETURNS trigger LANGUAGE plpgsql
      AS 'BEGIN NEW.account_id := NEW.owner_id; RETURN NEW; END'`);
    // Constant defaults do not rewrite rows. With the trigger, a row that is written from now on is never left to fill.
    await lockBriefly(
      runner,
      `ALTER TABLE page ADD COLUMN IF NOT EXISTS account_id uuid, ADD COLUMN IF NOT EXISTS name varchar(60),
         ADD COLUMN IF NOT EXISTS position integer NOT NULL DEFAULT 0, ADD COLUMN IF NOT EXISTS is_main boolean NOT NULL DEFAULT true;
       CREATE OR REPLACE TRIGGER page_takes_account BEFORE INSERT OR UPDATE ON page
         FOR EACH ROW WHEN (NEW.account_id IS NULL) EXECUTE FUNCTION page_takes_account()`,
    );
    // Neither readers nor writers wait for this kind of lock.
    await patiently(
      runner,
      `COMMENT ON COLUMN page.owner_id IS 'The id of the page. A later release renames the column.';
       COMMENT ON COLUMN page_version.owner_id IS 'The id of the page. A later release renames the column.';
       COMMENT ON COLUMN page_image.owner_id IS 'The id of the page. A later release renames the column.'`,
    );
    await fillAccounts(runner);
    await runner.query('ANALYZE page (account_id, is_main)');
    await createIndex(runner, 'page_by_account', 'CREATE INDEX CONCURRENTLY page_by_account ON page (account_id)');
    await createIndex(
      runner,
      'page_is_main_of_account',
      'CREATE UNIQUE INDEX CONCURRENTLY page_is_main_of_account ON page (account_id) WHERE is_main',
    );
    if (!(await refersToAccount(runner))) {
      await lockBriefly(
        runner,
        `ALTER TABLE page DROP CONSTRAINT page_belongs_to_account,
           ADD CONSTRAINT page_belongs_to_account FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE NOT VALID,
           DROP CONSTRAINT IF EXISTS page_account_is_known,
           ADD CONSTRAINT page_account_is_known CHECK (account_id IS NOT NULL) NOT VALID`,
        // The constraint that is dropped has triggers on this table. Waiting for it with the lock of the other could be a deadlock.
        'LOCK TABLE account IN ACCESS EXCLUSIVE MODE NOWAIT;',
      );
    }
    await patiently(runner, 'ALTER TABLE page VALIDATE CONSTRAINT page_belongs_to_account');
    if (await isNullable(runner)) {
      await patiently(runner, 'ALTER TABLE page VALIDATE CONSTRAINT page_account_is_known');
      // The valid constraint saves the search for rows without an account.
      await lockBriefly(
        runner,
        'ALTER TABLE page ALTER COLUMN account_id SET NOT NULL; ALTER TABLE page DROP CONSTRAINT page_account_is_known',
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const further = await query(runner, 'SELECT FROM page WHERE owner_id <> account_id LIMIT 1');
    if (further.length > 0) throw new Error('Accounts have further pages, which the former release cannot keep: delete them first.');
    await runner.query('ALTER TABLE page DROP CONSTRAINT page_belongs_to_account');
    await runner.query('DROP TRIGGER page_takes_account ON page');
    await runner.query('DROP FUNCTION page_takes_account');
    await runner.query('ALTER TABLE page DROP account_id, DROP name, DROP position, DROP is_main');
    await runner.query(
      'ALTER TABLE page ADD CONSTRAINT page_belongs_to_account FOREIGN KEY (owner_id) REFERENCES account (id) ON DELETE CASCADE',
    );
    for (const table of ['page', 'page_version', 'page_image']) await runner.query(`COMMENT ON COLUMN ${table}.owner_id IS NULL`);
  }
}

/** Executes statements in one transaction that locks `page`. `more` locks other tables. */
async function lockBriefly(runner: QueryRunner, statements: string, more = ''): Promise<void> {
  // A restore has locked all tables.
  const locks = runner.isTransactionActive
    ? ''
    : `${withoutVacuum('page')} ${SHORT_WAIT} LOCK TABLE page IN ACCESS EXCLUSIVE MODE; ${more}`;
  await patiently(runner, `${locks} ${statements}`);
}

// In the order in which the rows are stored, so that each block is read once. A row that moves in the meantime was filled by the trigger.
async function fillAccounts(runner: QueryRunner): Promise<void> {
  const [size] = await query<{ blocks: number }>(
    runner,
    `SELECT (pg_relation_size('page') / current_setting('block_size')::integer)::integer AS blocks`,
  );
  const wait = runner.isTransactionActive ? '' : SHORT_WAIT;
  for (let block = 0; block < (size?.blocks ?? 0); block += BATCH_BLOCKS) {
    const range = `ctid >= '(${block},0)'::tid AND ctid < '(${block + BATCH_BLOCKS},0)'::tid`;
    await patiently(runner, `${wait} UPDATE page SET account_id = owner_id WHERE ${range} AND account_id IS NULL`);
  }
}

async function refersToAccount(runner: QueryRunner): Promise<boolean> {
  const rows = await query(
    runner,
    `
    SELECT FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE conrelid = 'page'::regclass AND conname = 'page_belongs_to_account' AND attname = 'account_id'`,
  );
  return rows.length > 0;
}

async function isNullable(runner: QueryRunner): Promise<boolean> {
  const rows = await query(
    runner,
    `SELECT FROM pg_attribute WHERE attrelid = 'page'::regclass AND attname = 'account_id' AND NOT attnotnull`,
  );
  return rows.length > 0;
}

async function query<Row>(runner: QueryRunner, statement: string, values?: readonly unknown[]): Promise<Row[]> {
  return (await runner.query(statement, values && [...values])) as Row[];
}
