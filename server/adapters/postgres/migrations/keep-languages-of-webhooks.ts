import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Keeps the language in which the owner of a webhook is written to. The former release can run on this schema: its webhooks have none. */
export class KeepLanguagesOfWebhooks1795392600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'webhook', 'ADD COLUMN IF NOT EXISTS language varchar(10)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'webhook', 'DROP COLUMN language');
  }
}
