import pg from 'pg';
import { DataSource, MigrationExecutor } from 'typeorm';
import { DatabaseFault } from './database.errors.js';
import { migrations } from './migrations/all-migrations.js';
import { tables } from './tables.js';

// Any number that nothing else in the same database uses as an advisory lock.
const migrationLock = 7_355_608;
const oldestServer = 140_000;

/** A data source that is not connected yet. `onIdleError` hears about connections that broke while nobody used them. */
export function createDataSource(url: string, onIdleError: (error: Error) => void = ignore): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: tables,
    migrations,
    migrationsTransactionMode: 'each',
    installExtensions: false,
    logging: false,
    applicationName: 'tessera',
    // Without a listener an idle connection's error would end the process; the pool replaces the connection by itself.
    poolErrorHandler: onIdleError,
    extra: { max: 10, connectionTimeoutMillis: 5_000, keepAlive: true },
  });
}

/**
 * Connects, so that the data source can be used.
 * @throws {DatabaseFault} when the server does not answer, refuses, or is older than PostgreSQL 14.
 */
export async function connect(dataSource: DataSource, url: string): Promise<void> {
  try {
    await dataSource.initialize();
  } catch (error) {
    throw connectionFault(error, url);
  }
  const rows: { server_version_num: string }[] = await dataSource.query('SHOW server_version_num');
  if (Number(rows[0]?.server_version_num) < oldestServer) {
    await dataSource.destroy();
    throw new DatabaseFault(`The database at ${addressOf(url)} is older than PostgreSQL 14: use a newer server.`);
  }
}

/**
 * Runs the migrations that are missing and returns how many there were. Of several processes that start together one does
 * the work while the others wait: the lock belongs to a session, so that a crash cannot leave it behind.
 */
export async function migrate(dataSource: DataSource, url: string): Promise<number> {
  const holder = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  holder.on('error', ignore);
  await holder.connect();
  try {
    await holder.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    return await runMigrations(dataSource);
  } finally {
    await holder.end();
  }
}

async function runMigrations(dataSource: DataSource): Promise<number> {
  const runner = dataSource.createQueryRunner();
  try {
    // A migration that waits for a table lock makes every later query wait behind it: give up instead, and try at the next start.
    await runner.query(`SET lock_timeout = '10s'`);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    const done = await executor.executePendingMigrations();
    await runner.query('RESET lock_timeout');
    return done.length;
  } finally {
    await runner.release();
  }
}

/** Resolves when the database answers and the newest migration is done; rejects otherwise. */
export async function checkDatabase(dataSource: DataSource): Promise<void> {
  const newest = dataSource.migrations.at(-1);
  if (!newest) {
    await dataSource.query('SELECT 1');
    return;
  }
  const rows: unknown[] = await dataSource.query('SELECT 1 FROM migrations WHERE name = $1', [newest.name ?? newest.constructor.name]);
  if (rows.length === 0) throw new DatabaseFault('The database lacks the newest migration.');
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its host name is not known',
  EAI_AGAIN: 'its host name could not be looked up',
  EHOSTUNREACH: 'there is no way to its host',
  ENETUNREACH: 'there is no way to its network',
  ETIMEDOUT: 'it does not answer',
  ECONNRESET: 'it closed the connection',
  '28P01': 'it refuses the user name or the password',
  '28000': 'it does not let this user in',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or stopping',
};

function connectionFault(error: unknown, url: string): DatabaseFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code] ?? (error instanceof Error ? error.message : String(error));
  return new DatabaseFault(
    `The database at ${addressOf(url)} cannot be used: ${reason}. Check DATABASE_URL and that PostgreSQL runs there.`,
    { cause: error },
  );
}

function addressOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || '5432'}${pathname}`;
}

function ignore(): void {
  // The next query reports the loss by itself.
}
