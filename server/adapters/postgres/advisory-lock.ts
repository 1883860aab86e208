import type { QueryRunner } from 'typeorm';

/** Takes an advisory lock until the connection ends. False when another connection has it. */
export async function tryAdvisoryLock(runner: QueryRunner, lock: number): Promise<boolean> {
  const { records } = await runner.query('SELECT pg_try_advisory_lock($1) AS locked', [lock], true);
  return (records as { locked: boolean }[])[0]?.locked === true;
}

/** Gives the connection back to the pool. Its next user must not get a lock with it. A broken connection has no locks. */
export async function releaseLocked(runner: QueryRunner): Promise<void> {
  await runner.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
  await runner.release();
}
