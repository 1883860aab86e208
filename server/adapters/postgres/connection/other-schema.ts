import pg from 'pg';
import { addressOf } from './database-address.js';
import { DatabaseFault } from './database.errors.js';
import { knownMigrations, refuseNewerData } from './newer-data.js';

/**
 * For a command that uses a database beside servers, and changes no tables.
 * @throws {DatabaseFault} when the tables are those of an older or a newer release.
 */
export async function refuseOtherSchema(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseNewerData(client, url);
    await refuseOlderData(client, url);
  } finally {
    await client.end();
  }
}

async function refuseOlderData(client: pg.Client, url: string): Promise<void> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(`SELECT to_regclass('migrations') IS NOT NULL AS "isThere"`);
  if (tables[0]?.isThere) {
    const { rowCount } = await client.query('SELECT FROM migrations WHERE name = $1', [knownMigrations.at(-1)]);
    if (rowCount === 1) return;
  }
  throw new DatabaseFault(
    `The database at ${addressOf(url)} is not up to date with this release: start its server, which does that, and run the command again. Nothing was changed.`,
  );
}
