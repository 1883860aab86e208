import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly, createIndex } from '../connection/brief-locks.js';

/** Adds which accounts administer the site. The former release can run on this schema: it leaves everybody as they are. */
export class NameOperators1795771000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'account', `ADD COLUMN IF NOT EXISTS role varchar(20) NOT NULL DEFAULT 'person'`);
    await createIndex(runner, 'account_operators', `CREATE INDEX CONCURRENTLY account_operators ON account (id) WHERE role = 'operator'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS account_operators');
    await alterBriefly(runner, 'account', 'DROP COLUMN IF EXISTS role');
  }
}
