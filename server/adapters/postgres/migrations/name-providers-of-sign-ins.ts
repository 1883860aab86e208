import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Adds the provider at which a sign-in was begun. The former release can run on this schema. */
export class NameProvidersOfSignIns1795770000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'sign_in_request', 'ADD COLUMN IF NOT EXISTS provider varchar(20)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'sign_in_request', 'DROP COLUMN IF EXISTS provider');
  }
}
