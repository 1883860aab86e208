import type { DataSource } from 'typeorm';
import { tryAdvisoryLock } from '../postgres/connection/advisory-lock.js';
import { OwnConnection } from '../postgres/connection/own-connection.js';

/**
 * Shows other instances that this one is running, by a shared advisory lock. The lock belongs to a connection that is kept open for it, so
 * it ends with the process, even after a crash.
 */
export class InstancePresence {
  private connection: OwnConnection | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly lock: number,
  ) {}

  /** False before `enter`, after `leave`, and when the connection is broken. */
  get isKept(): boolean {
    return this.connection?.isOpen === true;
  }

  /** Takes the shared lock. If no other instance has it, `whileAlone` runs first, and instances that start in the meantime wait. */
  async enter(whileAlone: () => Promise<void>): Promise<void> {
    const connection = await OwnConnection.open(this.dataSource);
    try {
      const isAlone = await tryAdvisoryLock(connection, this.lock);
      if (isAlone) await whileAlone();
      await connection.query('SELECT pg_advisory_lock_shared($1)', [this.lock]);
      if (isAlone) await connection.query('SELECT pg_advisory_unlock($1)', [this.lock]);
      this.connection = connection;
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  async leave(): Promise<void> {
    await this.connection?.close();
    this.connection = undefined;
  }
}
