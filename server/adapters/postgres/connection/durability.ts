import type pg from 'pg';
import { addressOf } from './database-address.js';
import { LIMIT_STATEMENTS } from './timeout-client.js';

/** The server, its settings with which a crash may destroy acknowledged writes, and what texts the database can keep. */
export interface ServerSettings {
  readonly version: string;
  /** The process that answers. */
  readonly backend: number;
  /** As `RUNNING_DATABASE` says it. */
  readonly running: string;
  readonly fsync: string;
  readonly fullPageWrites: string;
  readonly encoding: string;
  /** Whether it has no tables of the product. */
  readonly isEmpty: boolean;
}

/** Which database it is, until its server starts again. */
export const RUNNING_DATABASE = `extract(epoch FROM pg_postmaster_start_time())::text || ' ' || current_database()`;

export const SERVER_SETTINGS = `
  SELECT current_setting('server_version_num') AS version, pg_backend_pid() AS backend, current_setting('fsync') AS fsync,
    current_setting('full_page_writes') AS "fullPageWrites",
    current_setting('server_encoding') AS encoding, ${RUNNING_DATABASE} AS running, to_regclass('migrations') IS NULL AS "isEmpty"`;

const WAIT_FOR_DISK = `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`;

/**
 * Makes a new connection wait until its writes are on disk, if the server's default is `off`. All other values wait, and are the operator's
 * choice. Each connection asks, because the default may change while the process runs.
 */
export async function keepWrites(client: pg.ClientBase): Promise<void> {
  await client.query(WAIT_FOR_DISK);
}

/** The same for a connection behind a pooler in session mode, with the timeout of its statements. */
export async function keepWritesWithinLimits(client: pg.ClientBase): Promise<void> {
  await client.query(`${LIMIT_STATEMENTS}; ${WAIT_FOR_DISK}`);
}

/** What a crash may destroy, and what to do: sentences for the operator. A connection cannot change these settings. */
export function durabilityWarnings({ fsync, fullPageWrites }: ServerSettings, url: string): string[] {
  const where = `The database at ${addressOf(url)}`;
  return [
    ...(fsync === 'off'
      ? [`${where} has fsync = off: a crash of its machine can destroy it. Set fsync = on in postgresql.conf, and reload PostgreSQL.`]
      : []),
    ...(fullPageWrites === 'off'
      ? [
          `${where} has full_page_writes = off: a power failure can damage it, unless its file system never writes half a block (ZFS). Set full_page_writes = on in postgresql.conf, and reload PostgreSQL.`,
        ]
      : []),
  ];
}
