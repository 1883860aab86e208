import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently, SHORT_WAIT } from '../connection/brief-locks.js';

/**
 * Renames the table of linknames that nobody can claim. Its former name becomes a view, which the previous release reads and writes as if it were
 * the table. The view has a column `ctid`, because the previous release deletes expired rows by it.
 */
export class RenameWithheldLinknames1795674000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const [found] = (await runner.query(`SELECT to_regclass('reserved_linkname') AS name`)) as { name: string | null }[];
    if (found?.name) return;
    await together(
      runner,
      `ALTER TABLE withheld_linkname RENAME TO reserved_linkname;
       ALTER INDEX withheld_linkname_pkey RENAME TO reserved_linkname_pkey;
       ALTER INDEX withheld_linkname_by_end RENAME TO reserved_linkname_by_end;
       CREATE VIEW withheld_linkname AS SELECT linkname, free_at, ctid FROM reserved_linkname`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await together(
      runner,
      `DROP VIEW withheld_linkname;
       ALTER TABLE reserved_linkname RENAME TO withheld_linkname;
       ALTER INDEX reserved_linkname_pkey RENAME TO withheld_linkname_pkey;
       ALTER INDEX reserved_linkname_by_end RENAME TO withheld_linkname_by_end`,
    );
  }
}

/** Executes the statements in one transaction that waits only briefly for the table. A restore has locked all tables, and has a transaction. */
async function together(runner: QueryRunner, statements: string): Promise<void> {
  await patiently(runner, `${runner.isTransactionActive ? '' : SHORT_WAIT} ${statements}`);
}
