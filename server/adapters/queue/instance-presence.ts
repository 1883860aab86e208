import type { DataSource, QueryRunner } from 'typeorm';
import { releaseLocked, tryAdvisoryLock } from '../postgres/advisory-lock.js';

/**
 * Shows other instances that this one is running, by a shared advisory lock. The lock belongs to a connection that is kept open for it, so
 * it ends with the process, even after a crash.
 */
export class InstancePresence {
  private runner: QueryRunner | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly lock: number,
  ) {}

  /** False before `enter`, after `leave`, and when the connection is broken. */
  get isKept(): boolean {
    return this.runner?.isReleased === false;
  }

  /** Takes the shared lock. If no other instance has it, `whileAlone` runs first, and instances that start in the meantime wait. */
  async enter(whileAlone: () => Promise<void>): Promise<void> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const isAlone = await tryAdvisoryLock(runner, this.lock);
      if (isAlone) await whileAlone();
      await runner.query('SELECT pg_advisory_lock_shared($1)', [this.lock]);
      if (isAlone) await runner.query('SELECT pg_advisory_unlock($1)', [this.lock]);
      this.runner = runner;
    } catch (error) {
      await releaseLocked(runner);
      throw error;
    }
  }

  async leave(): Promise<void> {
    if (this.runner && this.isKept) await releaseLocked(this.runner);
    this.runner = undefined;
  }
}
