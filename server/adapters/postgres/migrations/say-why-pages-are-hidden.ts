import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alterBriefly } from '../connection/brief-locks.js';

/** Adds why an operator hides a page, and when its owner asked for another look. The former release can run on this schema: it hides pages without a reason. */
export class SayWhyPagesAreHidden1795780000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterBriefly(runner, 'page', 'ADD COLUMN IF NOT EXISTS hiding_reason varchar(20)');
    await alterBriefly(runner, 'page', 'ADD COLUMN IF NOT EXISTS hiding_words varchar(2000)');
    await alterBriefly(runner, 'page', 'ADD COLUMN IF NOT EXISTS look_asked_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['look_asked_at', 'hiding_words', 'hiding_reason']) {
      await alterBriefly(runner, 'page', `DROP COLUMN IF EXISTS ${column}`);
    }
  }
}
