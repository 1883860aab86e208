import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently, SHORT_WAIT } from '../brief-locks.js';

/** Lets an owner offer a feed of a page. The former release can run on this schema: it offers none. */
export class OfferFeeds1795386300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'ADD COLUMN IF NOT EXISTS feed_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'DROP COLUMN feed_since');
  }
}

// A restore has locked all tables.
async function alterBriefly(runner: QueryRunner, change: string): Promise<void> {
  await patiently(runner, `${runner.isTransactionActive ? '' : SHORT_WAIT} ALTER TABLE page ${change}`);
}
