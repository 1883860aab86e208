import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { addressOf } from './database-address.js';

/** The version of the server, and its settings that decide whether an acknowledged write survives a crash. */
export interface ServerSettings {
  readonly version: string;
  readonly fsync: string;
  readonly fullPageWrites: string;
  readonly synchronousCommit: string;
}

export const SERVER_SETTINGS = `
  SELECT current_setting('server_version_num') AS version, current_setting('fsync') AS fsync,
    current_setting('full_page_writes') AS "fullPageWrites", current_setting('synchronous_commit') AS "synchronousCommit"`;

/** What the types of pg lack. The pool waits for the promise before it gives a new connection to anybody. */
interface Pool {
  readonly options: { onConnect?: (client: pg.ClientBase) => Promise<unknown> };
}

const WAIT_FOR_DISK = 'SET synchronous_commit = on';

/**
 * Makes every connection wait until its writes are on disk, if the server's default is `off`. All other values wait, and are the operator's
 * choice. Where nothing has to be changed, it sends nothing.
 */
export async function keepWrites(dataSource: DataSource, { synchronousCommit }: ServerSettings): Promise<void> {
  if (synchronousCommit !== 'off') return;
  const { options } = (dataSource.driver as PostgresDriver).master as Pool;
  options.onConnect = (client) => client.query(WAIT_FOR_DISK);
  // The connection that is open already.
  await dataSource.query(WAIT_FOR_DISK);
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
