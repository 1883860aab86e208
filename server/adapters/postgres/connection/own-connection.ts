import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { DatabaseUnavailable } from './database.errors.js';
import { OutageAwareDataSource } from './database-outages.js';
import { CONNECTION_LIMITS, LIMIT_STATEMENTS, POOLED_LIMITS, TimeoutClient } from './timeout-client.js';

// How many milliseconds to wait until the database closes a connection. A dead database never does.
const LONGEST_GOODBYE = 1_000;

/**
 * A connection outside of the pool. It holds a lock for as long as the process runs, and must not take a connection of the pool from
 * requests. Queries have the timeouts of those of the pool. Each failure is a `DatabaseUnavailable`, and nothing opens the connection
 * again.
 */
export class OwnConnection {
  private isBroken = false;

  private constructor(private readonly client: pg.Client) {
    client.on('error', () => (this.isBroken = true));
    client.once('end', () => (this.isBroken = true));
  }

  /** Opens a connection to the database of the data source, not through a pooler in transaction mode. */
  static async open(dataSource: DataSource): Promise<OwnConnection> {
    const isPooled = dataSource instanceof OutageAwareDataSource && dataSource.areSessionsPooled;
    const limits = isPooled ? POOLED_LIMITS : CONNECTION_LIMITS;
    const client = new TimeoutClient({ ...sessionAddressOf(dataSource), ...limits, application_name: 'tessera' });
    const connection = new OwnConnection(client);
    await client.connect().catch(refuse);
    if (isPooled) await connection.limitStatements();
    return connection;
  }

  /** False from the moment when the process notices that the connection has ended. */
  get isOpen(): boolean {
    return !this.isBroken;
  }

  async query<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<pg.QueryResult<Row>> {
    return this.client.query<Row>(statement, values).catch(refuse);
  }

  private async limitStatements(): Promise<void> {
    try {
      await this.query(LIMIT_STATEMENTS);
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  /** Ends the connection, and every lock that belongs to it. Resolves also if the database does not answer. */
  async close(): Promise<void> {
    await endSoon(this.client);
  }
}

/** The address of the database of a data source, for a connection with a session of its own. */
export function sessionAddressOf(dataSource: DataSource): pg.ClientConfig {
  if (dataSource instanceof OutageAwareDataSource && dataSource.directUrl !== undefined) return { connectionString: dataSource.directUrl };
  const { url, host, port, username, password, database } = dataSource.options as PostgresDataSourceOptions;
  if (url !== undefined) return { connectionString: url };
  return { host, port, user: username, password, database };
}

/** Resolves when the connection has ended, whether or not the database still answers. */
export async function endSoon(client: pg.Client): Promise<void> {
  const { stream } = (client as unknown as { connection: pg.Connection }).connection;
  const impatience = setTimeout(() => stream.destroy(), LONGEST_GOODBYE);
  await client.end().finally(() => clearTimeout(impatience));
}

function refuse(cause: unknown): never {
  throw new DatabaseUnavailable(cause);
}
