import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/**
 * Notes how people have signed in, and where operators came in. The former release can run on this schema: its sessions say nothing about
 * it, and its operators have only the command line.
 */
export class NoteHowActorsCameIn1795606200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'session', 'ADD COLUMN IF NOT EXISTS strength varchar(20)');
    await alterBriefly(runner, 'audit_log', `ADD COLUMN IF NOT EXISTS door text NOT NULL DEFAULT 'command-line'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'audit_log', 'DROP COLUMN IF EXISTS door');
    await alterBriefly(runner, 'session', 'DROP COLUMN IF EXISTS strength');
  }
}
