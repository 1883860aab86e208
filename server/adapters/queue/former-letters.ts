import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';

/** How many letters are moved in one step. The worker loop sends letters between two steps. */
const STEP = 500;

const WAITING = `state < 'active'`;
/** Attempts that have been running so long that the former release counts them as failed, too. */
const OVERDUE = `(state = 'active' AND started_on + expire_in < now())`;
const UNDER_WAY = `state = 'active'`;

/**
 * One statement moves a letter from one schema to the other, so it is always in exactly one of them. Letters that the former release is
 * sending are locked or active, and stay. A letter that is moved while active stays active, and counts as failed here.
 */
const moveLetters = (which: string): string => `
  WITH due AS (SELECT name, id FROM pgboss.job WHERE name IN ('letters', 'letters-given-up') AND (${which}) LIMIT ${STEP} FOR UPDATE SKIP LOCKED),
  taken AS (DELETE FROM pgboss.job AS former USING due WHERE former.name = due.name AND former.id = due.id RETURNING former.*),
  moved AS (
    INSERT INTO queue.job (
      id, name, data, state, priority, retry_limit, retry_count, retry_delay, retry_backoff, expire_seconds, deletion_seconds, start_after,
      created_on, started_on, completed_on, keep_until, output, source_output, dead_letter, policy)
    SELECT
      taken.id, taken.name, data, CAST(CAST(state AS text) AS queue.job_state), priority, taken.retry_limit, retry_count, taken.retry_delay,
      taken.retry_backoff, CAST(extract(epoch FROM expire_in) AS integer), deletion_seconds, start_after, taken.created_on, started_on,
      completed_on, keep_until, output, CASE WHEN taken.name = 'letters-given-up' THEN output END, taken.dead_letter, queue.policy
    FROM taken LEFT JOIN queue.queue ON queue.name = taken.name
    RETURNING 1)
  SELECT CAST(count(*) AS integer) AS number FROM moved`;

/** Rows that remain of letters that were given up. By then each of these letters is in the second queue. */
const LEFTOVERS = ['DELETE FROM pgboss.archive', `DELETE FROM pgboss.job WHERE state > 'active'`];

/**
 * Moves letters from the schema of pg-boss 10, which pg-boss 12 cannot read. An instance of the former release may still run, add letters
 * there and send them. All letters that wait there are moved, so that none is left when that instance ends.
 */
export class FormerLetters {
  private readonly log = new Logger('Mail');
  private nextLook = 0;

  constructor(
    private readonly dataSource: DataSource,
    /** Seconds between two checks. */
    private readonly pause: number,
  ) {}

  /** Moves up to 500 letters. Does nothing shortly after a check that found fewer. */
  async moveSome(): Promise<void> {
    if (performance.now() < this.nextLook) return;
    this.nextLook = performance.now() + this.pause * 1_000;
    try {
      const number = await this.moveLetters(`${WAITING} OR ${OVERDUE}`);
      if (number === STEP) this.nextLook = 0;
    } catch (error) {
      this.log.warn(`Letters of the former release could not be moved: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /**
   * Moves the letters that are marked as active. Only an instance that knows that no other instance of either release is running may call
   * this.
   */
  async moveOrphans(): Promise<void> {
    await this.moveLetters(UNDER_WAY);
  }

  /**
   * Removes letters from the former schema. Call this before the letters of this release are removed: then a letter that is moved in
   * between is removed with those.
   */
  async removeWithin(manager: EntityManager, condition: string, parameters: readonly unknown[]): Promise<void> {
    if (!(await isThere(manager))) return;
    for (const table of ['job', 'archive']) await manager.query(`DELETE FROM pgboss.${table} WHERE ${condition}`, [...parameters]);
  }

  private async moveLetters(which: string): Promise<number> {
    if (!(await isThere(this.dataSource.manager))) return 0;
    // One statement after the other: removing an account locks rows of both tables.
    for (const statement of LEFTOVERS) await this.dataSource.query(statement);
    const [moved]: { number: number }[] = await this.dataSource.query(moveLetters(which));
    return moved?.number ?? 0;
  }
}

async function isThere(manager: EntityManager): Promise<boolean> {
  const rows: { job: string | null }[] = await manager.query(`SELECT CAST(to_regclass('pgboss.job') AS text) AS job`);
  return rows[0]?.job != null;
}
