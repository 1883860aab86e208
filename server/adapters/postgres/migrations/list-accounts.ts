import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly, createIndex } from '../connection/brief-locks.js';

const INDEXES = {
  account_by_last_seen: 'account (last_seen_at, id)',
  account_by_registration: 'account (registered_at, id)',
  account_by_suspension: 'account (suspended_at) WHERE suspended_at IS NOT NULL',
  page_by_beginning_of_linkname: 'page (linkname COLLATE "C") WHERE linkname IS NOT NULL',
};

/** So many accounts are one transaction. */
const BATCH = 2_000;
const NOTE_SOME = `
  UPDATE account SET last_seen_at = greatest(registered_at, (SELECT max(last_used_at) FROM session WHERE account_id = account.id))
  WHERE id IN (SELECT id FROM account WHERE last_seen_at IS NULL LIMIT ${BATCH})`;

/**
 * Adds when the owner of an account was here last, and the indexes of the list of all accounts. The former release can run on this schema: it
 * notes only who signs up.
 */
export class ListAccounts1795773000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'account', 'ADD COLUMN IF NOT EXISTS last_seen_at timestamptz');
    await alterBriefly(runner, 'account', 'ALTER COLUMN last_seen_at SET DEFAULT now()');
    for (let count = BATCH; count === BATCH;) [, count] = (await runner.query(NOTE_SOME)) as [unknown, number];
    for (const [name, columns] of Object.entries(INDEXES))
      await createIndex(runner, name, `CREATE INDEX CONCURRENTLY ${name} ON ${columns}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX IF EXISTS ${name}`);
    await alterBriefly(runner, 'account', 'DROP COLUMN IF EXISTS last_seen_at');
  }
}
