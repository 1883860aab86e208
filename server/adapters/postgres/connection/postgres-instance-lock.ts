import type { DataSource } from 'typeorm';
import { InstanceLock } from '../../../instance-lock.port.js';
import { tryAdvisoryLock } from './advisory-lock.js';
import { OwnConnection } from './own-connection.js';

/** An advisory lock that nothing else in the database uses. */
const BACKGROUND_LOCK = 7_355_611;

/**
 * An advisory lock of PostgreSQL. It belongs to a connection that is kept open for it, so it ends with the process, even after a crash. The
 * server closes the connection if it receives nothing from the process for a minute, for example after a power failure.
 */
export class PostgresInstanceLock extends InstanceLock {
  private connection: OwnConnection | undefined;
  private isHolder = false;

  /** `silence`: after how many milliseconds the server closes the connection. */
  constructor(
    private readonly dataSource: DataSource,
    private readonly silence = 60_000,
  ) {
    super();
  }

  // If the query is answered, the session still has the lock.
  override async hold(): Promise<boolean> {
    const wasHolder = this.isHolder;
    try {
      if (wasHolder) await this.connection?.query('SELECT 1');
      else await this.take();
      return this.isHolder;
    } catch (error) {
      await this.release();
      // The former holder tries again at once. Otherwise, nobody could hold it until the next call.
      if (wasHolder) return this.hold();
      throw error;
    }
  }

  override async release(): Promise<void> {
    const { connection } = this;
    this.connection = undefined;
    this.isHolder = false;
    await connection?.close();
  }

  // While another instance has the lock, the connection is kept for the next attempt.
  private async take(): Promise<void> {
    if (!this.connection?.isOpen) {
      this.connection = await OwnConnection.open(this.dataSource);
      await this.connection.query(`SET idle_session_timeout = ${this.silence}`);
    }
    this.isHolder = await tryAdvisoryLock(this.connection, BACKGROUND_LOCK);
  }
}
