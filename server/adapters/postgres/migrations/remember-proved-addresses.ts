import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Adds whose address an unlinked identity has proved. The former release can run on this schema: it unlinks nothing. */
export class RememberProvedAddresses1795772100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'account', 'ADD COLUMN IF NOT EXISTS address_proved boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'account', 'DROP COLUMN IF EXISTS address_proved');
  }
}
