import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Adds what is shown of an identity, and the account to which a sign-in at a provider shall be linked. The former release can run on this schema. */
export class LinkAccountsAtProviders1795770100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'external_identity', 'ADD COLUMN IF NOT EXISTS provider varchar(20)');
    await alterBriefly(runner, 'external_identity', 'ADD COLUMN IF NOT EXISTS email varchar(254)');
    await alterBriefly(runner, 'external_identity', 'ADD COLUMN IF NOT EXISTS linked_at timestamptz');
    await alterBriefly(runner, 'external_identity', 'ADD COLUMN IF NOT EXISTS proves_address boolean');
    await alterBriefly(runner, 'sign_in_request', 'ADD COLUMN IF NOT EXISTS account_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'sign_in_request', 'DROP COLUMN IF EXISTS account_id');
    for (const column of ['proves_address', 'linked_at', 'email', 'provider'])
      await alterBriefly(runner, 'external_identity', `DROP COLUMN IF EXISTS ${column}`);
  }
}
