import { setTimeout as delay } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';

/**
 * While a statement waits for a lock, all later queries of that table, or all later writers of that row, wait behind it. So a migration
 * waits only this long, and tries again after a pause. The pauses grow, so that a long transaction of somebody else is not interrupted
 * again and again.
 */
const PATIENCE = '100ms';
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;
const ATTEMPTS = 60;

/** Begins a transaction of a migration that waits only briefly. */
export const SHORT_WAIT = `SET LOCAL lock_timeout = '${PATIENCE}';`;

/**
 * Readers and writers do not wait for this lock, so it may wait longer: PostgreSQL cancels a vacuum of its own, such as one after many changed
 * rows, only when somebody has waited for it for a second.
 */
export function withoutVacuum(table: string): string {
  return `LOCK TABLE ${table} IN SHARE UPDATE EXCLUSIVE MODE;`;
}

/** A lock that was not free in time, and a deadlock. */
const PASSING: readonly unknown[] = ['55P03', '40P01'];

/** Executes statements. Several in one query are one transaction. If a lock is not free, it tries again later. */
export async function patiently(runner: QueryRunner, statements: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await runner.query(statements);
      return;
    } catch (error) {
      const { code } = (error as { driverError?: { code?: string } }).driverError ?? {};
      if (runner.isTransactionActive || attempt === ATTEMPTS || !PASSING.includes(code)) throw error;
      await delay(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 1.5 ** attempt));
    }
  }
}

/**
 * Changes the columns of a table in a transaction of its own that waits only briefly. During a restore, a transaction is open that has
 * locked all tables, so nothing waits.
 */
export async function alterBriefly(runner: QueryRunner, table: string, change: string): Promise<void> {
  await patiently(runner, `${runner.isTransactionActive ? '' : SHORT_WAIT} ALTER TABLE ${table} ${change}`);
}

/** Creates an index with a statement that has `CONCURRENTLY`. Writers do not wait for it. If its creation is interrupted, it stays and is not valid. */
export async function createIndex(runner: QueryRunner, name: string, statement: string): Promise<void> {
  const found = (await runner.query('SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass($1)', [name])) as {
    isValid: boolean;
  }[];
  if (found[0]?.isValid) return;
  if (runner.isTransactionActive) {
    await runner.query(statement.replace('CONCURRENTLY ', ''));
    return;
  }
  // It waits for the transactions that others have begun before, such as a backup, and nobody waits for it. A timeout would only leave an
  // index behind that is not valid.
  const [{ timeout } = { timeout: '0' }] = (await runner.query(`SELECT current_setting('lock_timeout') AS timeout`)) as {
    timeout: string;
  }[];
  await runner.query('SET lock_timeout = 0');
  try {
    if (found.length > 0) await runner.query(`DROP INDEX CONCURRENTLY ${name}`);
    await runner.query(statement);
  } finally {
    await runner.query(`SET lock_timeout = '${timeout}'`);
  }
}
