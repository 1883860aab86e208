import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';

/** How many letters are carried over at once: the loop that asks for it has letters to send meanwhile. */
const STEP = 500;

const WAITING = `state < 'active'`;
/** Attempts of which nothing was heard for so long that the former release takes them for dead, too. */
const OVERDUE = `(state = 'active' AND started_on + expire_in < now())`;
const UNDER_WAY = `state = 'active'`;

/**
 * A letter is in one of the two schemas at any moment, since one statement takes it from there and puts it here. What the former
 * release has just taken, to send it, is locked or under way, and stays. A letter under way keeps its mark, and counts as failed here.
 */
const carryOver = (which: string): string => `
  WITH due AS (SELECT name, id FROM pgboss.job WHERE name IN ('letters', 'letters-given-up') AND (${which}) LIMIT ${STEP} FOR UPDATE SKIP LOCKED),
  taken AS (DELETE FROM pgboss.job AS former USING due WHERE former.name = due.name AND former.id = due.id RETURNING former.*),
  kept AS (
    INSERT INTO queue.job (
      id, name, data, state, priority, retry_limit, retry_count, retry_delay, retry_backoff, expire_seconds, deletion_seconds, start_after,
      created_on, started_on, completed_on, keep_until, output, source_output, dead_letter, policy)
    SELECT
      taken.id, taken.name, data, CAST(CAST(state AS text) AS queue.job_state), priority, taken.retry_limit, retry_count, taken.retry_delay,
      taken.retry_backoff, CAST(extract(epoch FROM expire_in) AS integer), deletion_seconds, start_after, taken.created_on, started_on,
      completed_on, keep_until, output, CASE WHEN taken.name = 'letters-given-up' THEN output END, taken.dead_letter, queue.policy
    FROM taken LEFT JOIN queue.queue ON queue.name = taken.name
    RETURNING 1)
  SELECT CAST(count(*) AS integer) AS number FROM kept`;

/** What is left of letters that were given up: each is in the second queue by then. */
const LEFTOVERS = ['DELETE FROM pgboss.archive', `DELETE FROM pgboss.job WHERE state > 'active'`];

/**
 * Letters in the schema of pg-boss 10, which pg-boss 12 cannot read. An instance of the former release may still run, add letters there
 * and send them; whatever waits there is carried over all the same, so that nothing is left behind when that instance ends.
 */
export class FormerLetters {
  private readonly log = new Logger('Mail');
  private nextLook = 0;

  constructor(
    private readonly dataSource: DataSource,
    /** Seconds from one look to the next. */
    private readonly pause: number,
  ) {}

  /** Carries some letters over, unless it has just looked for them in vain. */
  async carryOverSome(): Promise<void> {
    if (performance.now() < this.nextLook) return;
    this.nextLook = performance.now() + this.pause * 1_000;
    try {
      const number = await this.carryOver(`${WAITING} OR ${OVERDUE}`);
      if (number === STEP) this.nextLook = 0;
    } catch (error) {
      this.log.warn(`Letters of the former release could not be carried over: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** Carries those over that are marked as being sent. Only for an instance that knows that no other is there, of either release. */
  async carryOverOrphans(): Promise<void> {
    await this.carryOver(UNDER_WAY);
  }

  /** To be called before the letters of this release are removed: one that is carried over meanwhile is among those then. */
  async removeWithin(manager: EntityManager, condition: string, parameters: readonly unknown[]): Promise<void> {
    if (!(await isThere(manager))) return;
    for (const table of ['job', 'archive']) await manager.query(`DELETE FROM pgboss.${table} WHERE ${condition}`, [...parameters]);
  }

  private async carryOver(which: string): Promise<number> {
    if (!(await isThere(this.dataSource.manager))) return 0;
    // One after the other: a removal of an account locks rows of both tables.
    for (const statement of LEFTOVERS) await this.dataSource.query(statement);
    const [carried]: { number: number }[] = await this.dataSource.query(carryOver(which));
    return carried?.number ?? 0;
  }
}

async function isThere(manager: EntityManager): Promise<boolean> {
  const rows: { job: string | null }[] = await manager.query(`SELECT CAST(to_regclass('pgboss.job') AS text) AS job`);
  return rows[0]?.job != null;
}
