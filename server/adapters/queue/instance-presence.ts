import type { DataSource, QueryRunner } from 'typeorm';
import { releaseLocked, tryAdvisoryLock } from '../postgres/advisory-lock.js';

/**
 * Shows other instances that this one is there, by an advisory lock that all of them share. It belongs to a connection that is kept
 * for it, so that it ends with the process, however that ends.
 */
export class InstancePresence {
  private runner: QueryRunner | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly lock: number,
  ) {}

  /** False before `enter`, after `leave`, and once the connection broke. */
  get isKept(): boolean {
    return this.runner?.isReleased === false;
  }

  /** Shows this instance from now on. If no other one is there, `whileAlone` is done first, and whoever comes meanwhile waits. */
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
