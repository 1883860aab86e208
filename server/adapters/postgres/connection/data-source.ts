import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { DataSource, MigrationExecutor, QueryFailedError, type QueryRunner } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import type { Tracing } from '../../../tracing.port.js';
import { tryAdvisoryLock } from './advisory-lock.js';
import { addressOf } from './database-address.js';
import { OutageAwareDataSource } from './database-outages.js';
import { connectionFault, DatabaseFault } from './database.errors.js';
import { durabilityWarnings, keepWrites, type ServerSettings } from './durability.js';
import { migrations } from '../migrations/all-migrations.js';
import { refuseNewerData } from './newer-data.js';
import { checkSessions } from './poolers/check-sessions.js';
import { openDataSource } from './poolers/open-data-source.js';
import { tables } from './tables.js';
import { CONNECTION_LIMITS, TimeoutClient } from './timeout-client.js';

/** The advisory lock of the process that migrates. Nothing else in the same database uses this number. */
export const migrationLock = 7_355_608;
const oldestServer = 140_000;

/** How long a process waits for another one that migrates. */
const migrationPatience = 120_000;
const lockPause = 250;

interface PoolOptions {
  /** The most connections at a time. The default is 10. */
  readonly poolSize?: number;
  /** Called when an idle connection breaks. */
  readonly onIdleError?: (error: Error) => void;
  readonly tracing?: Tracing | undefined;
  /** The address of the same database without a pooler in transaction mode. */
  readonly directUrl?: string | undefined;
}

/**
 * A data source that is not connected yet.
 *
 * Every query has a timeout. The slowest statement of a request takes some milliseconds. A statement that takes 7 s waits for a lock that
 * is not released, and the server cancels it (SQLSTATE 57014). If the server does not answer at all, the query fails after 8 s, and the
 * connection is closed ("Query read timeout"). Both are below the 10 s that running requests have when the process stops. If no connection
 * can be made or obtained from the pool within 5 s, this is an error, too.
 */
export function createDataSource(url: string, { poolSize = 10, onIdleError = ignore, tracing, directUrl }: PoolOptions = {}): DataSource {
  const options: PostgresDataSourceOptions = {
    ...optionsFor(url),
    // Without a listener, the error of an idle connection would end the process. The pool replaces the connection by itself.
    poolErrorHandler: onIdleError,
    extra: {
      max: poolSize,
      ...CONNECTION_LIMITS,
      Client: TimeoutClient,
      // The pool waits for it before it gives a new connection to anybody.
      onConnect: keepWrites,
    },
  };
  return new OutageAwareDataSource(options, tracing, directUrl);
}

/** The options of every data source of the application, without timeouts. */
export function optionsFor(url: string): PostgresDataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities: tables,
    migrations,
    migrationsTransactionMode: 'each',
    installExtensions: false,
    logging: false,
    applicationName: 'tessera',
  };
}

/**
 * Connects the data source. Returns warnings for the operator about settings of the server with which a crash loses acknowledged writes, and about the
 * encoding of the database.
 * @throws {DatabaseFault} when the server does not answer, refuses, or is older than PostgreSQL 14, when an empty database is not in UTF-8, and behind a
 * pooler in transaction mode without an address beside it.
 */
export async function connect(dataSource: DataSource, url: string): Promise<string[]> {
  const settings = await openChecked(dataSource, url).catch(async (error: unknown) => {
    if (dataSource.isInitialized) await dataSource.destroy();
    throw error instanceof DatabaseFault ? error : connectionFault(error, url);
  });
  const where = `The database at ${addressOf(url)}`;
  const ofVersion = Number(settings.version) < oldestServer ? [`${where} is older than PostgreSQL 14: use a newer server.`] : [];
  const ofEncoding = encodingWarnings(settings, where);
  const [fault] = settings.isEmpty ? [...ofVersion, ...ofEncoding] : ofVersion;
  if (fault !== undefined) {
    await dataSource.destroy();
    throw new DatabaseFault(fault);
  }
  return [...durabilityWarnings(settings, url), ...ofEncoding];
}

async function openChecked(dataSource: DataSource, url: string): Promise<ServerSettings> {
  const settings = await openDataSource(dataSource, url);
  await checkSessions(dataSource, settings.running);
  return settings;
}

function encodingWarnings({ encoding }: ServerSettings, where: string): string[] {
  if (encoding === 'UTF8') return [];
  return [
    `${where} has the encoding ${encoding}, which does not have every letter: make one with CREATE DATABASE name TEMPLATE template0 ENCODING 'UTF8', and name it in DATABASE_URL.`,
  ];
}

/** What to do when another process migrates. */
export interface MigrationWait {
  /** Called once, when the wait begins. */
  readonly onWait?: () => void;
  /** The longest wait in milliseconds. The default is two minutes. */
  readonly patience?: number;
}

/**
 * Runs the missing migrations and returns their number. If several processes start together, one migrates while the others wait. The lock
 * belongs to the connection that migrates: a crash releases it, and no migration continues without it.
 * @throws {DatabaseFault} when another process is still not done at the end of the wait, when a newer release has changed the tables, or when the
 * user may not make any. Then nothing has changed.
 */
export async function migrate(url: string, wait: MigrationWait = {}): Promise<number> {
  // Without the timeouts of requests: a migration may take any time. It can be silent for as long, so the connection has to be kept alive.
  const extra = { connectionTimeoutMillis: 5_000, keepAlive: true };
  const dataSource = await new DataSource({ ...optionsFor(url), extra, poolErrorHandler: ignore }).initialize();
  try {
    const runner = dataSource.createQueryRunner();
    const client = (await runner.connect()) as pg.ClientBase;
    client.on('error', ignore);
    await lockMigrations(client, url, wait);
    await refuseNewerData(client, url);
    return await runMigrations(dataSource, runner);
  } catch (error) {
    throw isNotPermitted(error) ? rightsFault(error, url) : error;
  } finally {
    // It ends the connection, which must not go to anybody else with the lock.
    await dataSource.destroy();
  }
}

async function lockMigrations(client: pg.ClientBase, url: string, { onWait, patience = migrationPatience }: MigrationWait): Promise<void> {
  const giveUp = performance.now() + patience;
  for (let attempt = 1; !(await tryAdvisoryLock(client, migrationLock)); attempt += 1) {
    if (attempt === 1) onWait?.();
    if (performance.now() > giveUp) {
      throw new DatabaseFault(
        `Another process has been bringing the database at ${addressOf(url)} up to date for more than ${Math.round(patience / 1_000)} seconds: wait until it is done, or end it, and start again.`,
      );
    }
    await delay(lockPause);
  }
}

async function runMigrations(dataSource: DataSource, runner: QueryRunner): Promise<number> {
  // While a migration waits for a table lock, every later query waits behind it. So it fails after 10 s, and the next start tries again.
  await runner.query(`SET lock_timeout = '10s'`);
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'each';
  const done = await executor.executePendingMigrations();
  return done.length;
}

/** Resolves when the database answers and has the newest migration; rejects otherwise. */
export async function checkDatabase(dataSource: DataSource): Promise<void> {
  const newest = dataSource.migrations.at(-1);
  if (!newest) {
    await dataSource.query('SELECT 1');
    return;
  }
  const rows: unknown[] = await dataSource.query('SELECT 1 FROM migrations WHERE name = $1', [newest.name ?? newest.constructor.name]);
  if (rows.length === 0) throw new DatabaseFault('The database lacks the newest migration.');
}

/** The connections of a data source, and the queries that wait for one. */
export function poolUse({ driver }: DataSource): {
  readonly most: number;
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
} {
  const { options, totalCount, idleCount, waitingCount } = (driver as PostgresDriver).master as pg.Pool;
  return { most: options.max, total: totalCount, idle: idleCount, waiting: waitingCount };
}

function isNotPermitted(error: unknown): error is Error {
  return error instanceof QueryFailedError && (error.driverError as { readonly code?: string }).code === '42501';
}

function rightsFault(error: Error, url: string): DatabaseFault {
  const { username, pathname } = new URL(url);
  const [user, database] = [username, pathname.slice(1)].map(decodeURIComponent);
  return new DatabaseFault(
    `The database at ${addressOf(url)} does not let the user ${user} make tables (${error.message}): let its administrator run ALTER DATABASE "${database}" OWNER TO "${user}".`,
    { cause: error },
  );
}

function ignore(): void {
  // The next query reports the lost connection by itself.
}
