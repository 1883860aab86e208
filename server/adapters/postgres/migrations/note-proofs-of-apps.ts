import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly, patiently } from '../connection/brief-locks.js';

/**
 * Notes of authenticator apps whether the address of the account was verified when they were switched on; of those from before, whether it is now. The former release can
 * run on this schema: an app that it switches on stays after a new password by mail, as before.
 */
export class NoteProofsOfApps1796034100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'authenticator_app', 'ADD COLUMN IF NOT EXISTS was_verified boolean NOT NULL DEFAULT true');
    await patiently(
      runner,
      'UPDATE authenticator_app SET was_verified = false FROM account WHERE account.id = account_id AND NOT email_verified AND was_verified',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'authenticator_app', 'DROP COLUMN IF EXISTS was_verified');
  }
}
