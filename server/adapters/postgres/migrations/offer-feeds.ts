import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Lets an owner offer a feed of a page. The former release can run on this schema: it offers none. */
export class OfferFeeds1795386300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'page', 'ADD COLUMN IF NOT EXISTS feed_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'page', 'DROP COLUMN feed_since');
  }
}
