import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Adds the provider at which somebody has signed in, to log out there, too. The former release can run on this schema: its sessions have none. */
export class NameProvidersOfSessions1795772000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'session', 'ADD COLUMN IF NOT EXISTS provider varchar(20)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'session', 'DROP COLUMN IF EXISTS provider');
  }
}
