import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Adds what the client of a session or an access token has read. The former release can run on this schema: its clients have none, and change the page as it is then. */
export class NoteReadsOfClients1796047200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['session', 'access_token']) await alterBriefly(runner, table, 'ADD COLUMN IF NOT EXISTS noted_reads jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['session', 'access_token']) await alterBriefly(runner, table, 'DROP COLUMN IF EXISTS noted_reads');
  }
}
