import pg from 'pg';
import type { LastBackup, Manifest, TableOutline } from '../../../backups/backup.js';
import { BackupFault, MigrationUnfinished } from '../../../backups/backups.errors.js';
import { BackupDatabase, type DatabaseSnapshot, type EmptyDatabase } from '../../../backups/ports/backup-database.port.js';
import { LAST_BACKUP } from '../settings/postgres-backup-log.js';
import { MAILS, REMOVAL_LOCK } from './backup-names.js';
import { copyOut, prepareSession, wholeTable } from './copied-rows.js';
import { migrationLock } from '../connection/data-source.js';
import { connectionFault } from '../connection/database.errors.js';
import { refuseTransactionPooler } from '../connection/poolers/check-sessions.js';
import type { MailCopy } from './mail-copy.js';
import { GivePagesAnIdentity1795290000000 } from '../migrations/give-pages-an-identity.js';
import { knownMigrations } from '../connection/newer-data.js';
import { refill } from './refill.js';
import { existing, namesOf, outlineTables } from './table-outlines.js';

const NOTE = `INSERT INTO site_setting (name, value, changed_at) VALUES ($1, $2, now())
  ON CONFLICT (name) DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at`;

/** How long a backup waits for a server that is starting. */
const MIGRATION_PATIENCE = '2s';

/** The tables of the application and the mails of the mail queue, copied with COPY. */
export class PostgresBackupDatabase extends BackupDatabase {
  override readonly knownMigrations = knownMigrations;

  constructor(
    /** Called when the database is needed: a server may have to be started for it. */
    private readonly findAddress: () => Promise<string>,
    private readonly mails: MailCopy,
  ) {
    super();
  }

  override async snapshot<T>(use: (snapshot: DatabaseSnapshot) => Promise<T>): Promise<T> {
    const client = await this.connect();
    try {
      await prepareSession(client);
      await holdPictures(client);
      await holdMigrations(client);
      await this.begin(client);
      const snapshot = await this.open(client);
      await client.query('SELECT pg_advisory_unlock_shared($1)', [migrationLock]);
      return await use(snapshot);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  override async note(backup: LastBackup): Promise<void> {
    const client = await this.connect();
    try {
      await client.query(NOTE, [LAST_BACKUP, JSON.stringify(backup)]);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  override async restore(manifest: Manifest, fill: (database: EmptyDatabase) => Promise<void>): Promise<void> {
    await refill(await this.findAddress(), { manifest, fill, mails: this.mails });
  }

  private async connect(): Promise<pg.Client> {
    const url = await this.findAddress();
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      application_name: 'tessera backup',
      keepAlive: true,
    });
    // The next query reports a lost connection.
    client.on('error', () => undefined);
    await client.connect().catch((error: unknown) => {
      throw connectionFault(error, url);
    });
    await refuseTransactionPooler(client, url);
    return client;
  }

  /**
   * Begins a transaction that has locked all tables. A migration that starts now waits until the backup is done, or fails and changes nothing.
   * The lock is the first statement, because the next one decides which moment the transaction shows: to a transaction that shows an earlier
   * moment, a table that a migration has written anew in the meantime looks empty.
   */
  private async begin(client: pg.Client): Promise<void> {
    for (;;) {
      const locked = await this.tablesToLock(client);
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      if (locked.length > 0) await client.query(`LOCK TABLE ${locked.join(', ')} IN ACCESS SHARE MODE`);
      if ((await this.tablesToLock(client)).join() === locked.join()) return;
      // A migration has added or removed a table.
      await client.query('ROLLBACK');
    }
  }

  private async tablesToLock(client: pg.Client): Promise<string[]> {
    return [...namesOf(await outlineTables(client)), ...(await existing(client, this.mails.sources))];
  }

  private async open(client: pg.Client): Promise<DatabaseSnapshot> {
    const tables = await outlineTables(client);
    const found = await existing(client, ['migrations', ...PICTURES, ...this.mails.sources]);
    const has = (table: string): boolean => found.includes(table);
    const mails: TableOutline = { name: MAILS, columns: this.mails.columns, sequences: [] };
    const migrations = has('migrations') ? await migrationsOf(client) : [];
    if (hasUnfinishedMigration(tables, migrations)) throw new MigrationUnfinished();
    return {
      migrations,
      tables: [...tables, mails],
      rows: ({ name, columns }) => copyOut(client, name === MAILS ? `(${this.mails.selection(has)})` : wholeTable(name, columns)),
      pictures: async () => {
        const selections = PICTURES.filter(has).map((table) => `SELECT name FROM ${table}`);
        const names: Uint8Array[] = [];
        if (selections.length > 0) {
          for await (const chunk of copyOut(client, `(${selections.join(' UNION ')} ORDER BY name)`)) names.push(chunk);
        }
        await client.query('COMMIT');
        return linesOf(names);
      },
    };
  }
}

/** The tables that say which pictures are in use. A backup may be made before a migration adds one of them. */
const PICTURES = ['page_image', 'tile_picture_file', 'reported_page_image'];

/** No picture is removed until the connection ends, because a removal needs the same lock in shared mode for a moment. */
async function holdPictures(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [REMOVAL_LOCK]).catch((error: Error & { code?: string }) => {
    throw error.code === '55P03' ? new BackupFault('was not written: another backup of the same database is being made.') : error;
  });
}

/**
 * No migration runs while the moment is chosen that the backup shows. A server that starts has the lock for a moment, even if it has nothing
 * to migrate. A migration that starts afterwards changes nothing that the backup shows.
 */
async function holdMigrations(client: pg.Client): Promise<void> {
  const lock = `SET LOCAL lock_timeout = '${MIGRATION_PATIENCE}'; SELECT pg_advisory_lock_shared(${migrationLock})`;
  await client.query(lock).catch((error: Error & { code?: string }) => {
    throw error.code === '55P03' ? new MigrationUnfinished() : error;
  });
}

/**
 * Whether the migration that adds `account_id` was interrupted. It is not one transaction: then its columns exist, and the list of
 * migrations does not have it yet.
 */
function hasUnfinishedMigration(tables: readonly TableOutline[], migrations: readonly string[]): boolean {
  const isBegun = tables.some(({ name, columns }) => name === 'page' && columns.includes('account_id'));
  return isBegun && !migrations.includes(GivePagesAnIdentity1795290000000.name);
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  return rows.map(({ name }) => name);
}

// An asynchronous iterable, because the port has one. The names stay as bytes until they are needed.
async function* linesOf(chunks: Iterable<Uint8Array>): AsyncIterable<string> {
  let rest = '';
  for (const chunk of chunks) {
    const lines = (rest + Buffer.from(chunk).toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
