import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { addressOf } from '../database-address.js';
import { OutageAwareDataSource } from '../database-outages.js';
import { DatabaseFault } from '../database.errors.js';
import { keepWritesWithinLimits, SERVER_SETTINGS, type ServerSettings } from '../durability.js';
import { POOLED_LIMITS } from '../timeout-client.js';
import { findPooler, isAnsweredBy, refusesStartParameter, type Pooler } from './find-pooler.js';
import { TransactionClient } from './transaction-client.js';

/**
 * Connects a data source, and returns the settings of its server. Behind a pooler, it connects again, in the way that the pooler allows.
 * @throws {DatabaseFault} behind a pooler in transaction mode, unless the data source has another address for sessions. Any other error says why there is
 * no connection.
 */
export async function openDataSource(dataSource: DataSource, url: string): Promise<ServerSettings> {
  const direct = await openDirectly(dataSource);
  if (direct) return direct;
  if (dataSource.isInitialized) await dataSource.destroy();
  await openPooled(dataSource, url);
  return (await settingsAt(dataSource)).settings;
}

/** Undefined when something is between this process and the server. */
async function openDirectly(dataSource: DataSource): Promise<ServerSettings | undefined> {
  try {
    await dataSource.initialize();
  } catch (error) {
    if (refusesStartParameter(error)) return undefined;
    throw error;
  }
  const { settings, isDirect } = await settingsAt(dataSource);
  return isDirect ? settings : undefined;
}

async function openPooled(dataSource: DataSource, url: string): Promise<void> {
  const pooler = await findPooler(url);
  if (dataSource instanceof OutageAwareDataSource) adapt(dataSource, pooler);
  const hasSessions = pooler !== 'transaction' || (dataSource instanceof OutageAwareDataSource && dataSource.directUrl !== undefined);
  if (!hasSessions) throw transactionFault(url);
  await dataSource.initialize();
}

function adapt(dataSource: OutageAwareDataSource, pooler: Pooler): void {
  dataSource.areSessionsPooled = true;
  const { extra } = dataSource.options as { readonly extra: object };
  const adapted = pooler === 'transaction' ? { Client: TransactionClient, onConnect: undefined } : { onConnect: keepWritesWithinLimits };
  dataSource.setOptions({ extra: { ...extra, ...POOLED_LIMITS, ...adapted } });
}

async function settingsAt(dataSource: DataSource): Promise<{ readonly settings: ServerSettings; readonly isDirect: boolean }> {
  const runner = dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as pg.ClientBase;
    const [settings] = (await runner.query(SERVER_SETTINGS)) as [ServerSettings];
    return { settings, isDirect: isAnsweredBy(client, settings.backend) };
  } finally {
    await runner.release();
  }
}

/** Locks and notifications need a session. */
export function transactionFault(url: string): DatabaseFault {
  return new DatabaseFault(
    `The database at ${addressOf(url)} is behind a connection pooler in transaction mode: set DATABASE_DIRECT_URL to an address of the same database without the pooler, or with one in session mode.`,
  );
}
