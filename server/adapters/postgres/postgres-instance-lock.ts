import type { DataSource, QueryRunner } from 'typeorm';
import { InstanceLock } from '../../instance-lock.port.js';
import { releaseLocked, tryAdvisoryLock } from './advisory-lock.js';

/** An advisory lock that nothing else in the database uses. */
const BACKGROUND_LOCK = 7_355_611;

/**
 * An advisory lock of PostgreSQL. It belongs to a connection that is kept open for it, so it ends with the process, even after a crash. The
 * server closes the connection if it receives nothing from the process for a minute, for example after a power failure.
 */
export class PostgresInstanceLock extends InstanceLock {
  private runner: QueryRunner | undefined;

  /** `silence`: after how many milliseconds the server closes the connection. */
  constructor(
    private readonly dataSource: DataSource,
    private readonly silence = 60_000,
  ) {
    super();
  }

  override async hold(): Promise<boolean> {
    return (await this.isHeld()) || this.take();
  }

  override async release(): Promise<void> {
    const { runner } = this;
    this.runner = undefined;
    if (!runner) return;
    await runner.query('RESET idle_session_timeout').catch(() => undefined);
    await releaseLocked(runner);
  }

  // If the query is answered, the session still has the lock: a runner never replaces a broken connection.
  private async isHeld(): Promise<boolean> {
    if (!this.runner) return false;
    try {
      if (!this.runner.isReleased) await this.runner.query('SELECT 1');
      if (!this.runner.isReleased) return true;
    } catch {
      // The outage is already in the log.
    }
    await this.release();
    return false;
  }

  private async take(): Promise<boolean> {
    const runner = this.dataSource.createQueryRunner();
    try {
      if (await tryAdvisoryLock(runner, BACKGROUND_LOCK)) {
        await runner.query(`SET idle_session_timeout = ${this.silence}`);
        this.runner = runner;
        return true;
      }
    } catch (error) {
      await releaseLocked(runner);
      throw error;
    }
    await runner.release();
    return false;
  }
}
