import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Keeps the secrets of a webhook before its former one for their day, too. The former release can run on this schema: it signs with two, and keeps no earlier ones. */
export class KeepEarlierSecrets1796120000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'webhook', 'ADD COLUMN IF NOT EXISTS earlier_secrets jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'webhook', 'DROP COLUMN IF EXISTS earlier_secrets');
  }
}
