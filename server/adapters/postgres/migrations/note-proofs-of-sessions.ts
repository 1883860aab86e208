import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Adds when somebody has proved to a provider who they are. The former release can run on this schema: its sessions have none, and count from their start. */
export class NoteProofsOfSessions1795772700000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'session', 'ADD COLUMN IF NOT EXISTS proven_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'session', 'DROP COLUMN IF EXISTS proven_at');
  }
}
