import pg from 'pg';
import type { DataSource } from 'typeorm';
import { addressOf } from '../database-address.js';
import { OutageAwareDataSource } from '../database-outages.js';
import { connectionFault, DatabaseFault } from '../database.errors.js';
import { RUNNING_DATABASE } from '../durability.js';
import { findPooler, isAnsweredBy } from './find-pooler.js';
import { transactionFault } from './open-data-source.js';

const VARIABLE = 'DATABASE_DIRECT_URL';

/**
 * Looks at the address for connections with a session of their own, if there is one. `running` is the database of the data source, as
 * `RUNNING_DATABASE` says it.
 * @throws {DatabaseFault} when it cannot be used, leads to a pooler in transaction mode, or to another database.
 */
export async function checkSessions(dataSource: DataSource, running: string): Promise<void> {
  if (!(dataSource instanceof OutageAwareDataSource) || dataSource.directUrl === undefined) return;
  const url = dataSource.directUrl;
  const { pooler, found } = await lookAt(url).catch((error: unknown) => {
    throw connectionFault(error, url, VARIABLE);
  });
  if (pooler === 'transaction') throw transactionFault(url);
  if (found !== running) {
    throw new DatabaseFault(
      `${VARIABLE} leads to ${addressOf(url)}, which is another database than that of DATABASE_URL: they must be the same one.`,
    );
  }
  dataSource.areSessionsPooled = pooler === 'session';
}

/**
 * For a command that needs one session, on its own connection. Ends the connection if it throws.
 * @throws {DatabaseFault} when the connection leads to a pooler in transaction mode.
 */
export async function refuseTransactionPooler(client: pg.Client, url: string): Promise<void> {
  try {
    const { rows } = await client.query<{ backend: number }>('SELECT pg_backend_pid() AS backend');
    if (isAnsweredBy(client, rows[0]?.backend ?? 0)) return;
    if ((await findPooler(url)) === 'transaction') throw transactionFault(url);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function lookAt(url: string) {
  const pooler = await findPooler(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ running: string }>(`SELECT ${RUNNING_DATABASE} AS running`);
    return { pooler, found: rows[0]?.running };
  } finally {
    await client.end().catch(() => undefined);
  }
}
