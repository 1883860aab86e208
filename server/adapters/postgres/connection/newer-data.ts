import type pg from 'pg';
import { addressOf } from './database-address.js';
import { DatabaseFault } from './database.errors.js';
import { migrations } from '../migrations/all-migrations.js';

/** The names of all migrations of this release, the oldest first. */
export const knownMigrations: readonly string[] = migrations.map(({ name }) => name);

/**
 * A release that does not know a migration does not know what the rows mean after it. An older release that already runs may continue:
 * migrations take that into account.
 * @throws {DatabaseFault} when the database has a migration that this release does not know.
 */
export async function refuseNewerData(client: pg.ClientBase, url: string): Promise<void> {
  const { rows: found } = await client.query<{ isThere: boolean }>(`SELECT to_regclass('migrations') IS NOT NULL AS "isThere"`);
  if (!found[0]?.isThere) return;
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations WHERE name <> ALL($1) ORDER BY id LIMIT 1', [
    knownMigrations,
  ]);
  if (!rows[0]) return;
  throw new DatabaseFault(
    `The database at ${addressOf(url)} belongs to a newer release of Tessera (it has ${rows[0].name}, which is not known here): start that release, or restore a backup that was made before the upgrade. Nothing was changed.`,
  );
}
