import type pg from 'pg';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import type { Manifest, TableOutline } from '../../../backups/backup.js';
import { BackupFault } from '../../../backups/backups.errors.js';
import type { EmptyDatabase } from '../../../backups/ports/backup-database.port.js';
import { MAILS } from './backup-names.js';
import { copyIn, digestOf, prepareSession, wholeTable } from './copied-rows.js';
import { connect, migrationLock, optionsFor } from '../connection/data-source.js';
import { addressOf } from '../connection/database-address.js';
import type { MailCopy } from './mail-copy.js';
import { migrations } from '../migrations/all-migrations.js';
import { refuseNewerData } from '../connection/newer-data.js';
import { existing, namesOf, outlineTables } from './table-outlines.js';

/** Tables whose rows expire after minutes. Rows that are there do not matter. */
const SHORT_LIVED = ['rate_limit', 'sign_in_request', 'passkey_challenge'];

const RESTORED_MAILS = 'restored_mail';

interface Refill {
  readonly manifest: Manifest;
  readonly fill: (database: EmptyDatabase) => Promise<void>;
  readonly mails: MailCopy;
}

/** Fills an empty database in one transaction, on one connection. */
export async function refill(url: string, options: Refill): Promise<void> {
  const dataSource = new DataSource({ ...optionsFor(url), poolErrorHandler: () => undefined });
  await connect(dataSource, url);
  try {
    const runner = dataSource.createQueryRunner();
    await new Refilling(dataSource, runner, (await runner.connect()) as pg.ClientBase, url, options).run();
  } finally {
    await dataSource.destroy();
  }
}

class Refilling {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runner: QueryRunner,
    private readonly client: pg.ClientBase,
    private readonly url: string,
    private readonly options: Refill,
  ) {}

  async run(): Promise<void> {
    // The next query reports a lost connection.
    this.client.on('error', () => undefined);
    await prepareSession(this.client);
    await this.lock();
    await refuseNewerData(this.client, this.url);
    await this.refuseContent();
    await this.options.mails.prepare(this.url);
    await this.runner.startTransaction();
    try {
      await this.lockTables();
      await this.refuseContent();
      await this.fill();
      await this.runner.commitTransaction();
    } catch (error) {
      await this.runner.rollbackTransaction().catch(() => undefined);
      throw error;
    }
  }

  /** No server runs on the database, and one that starts waits. The locks end with the connection. */
  private async lock(): Promise<void> {
    for (const lock of [migrationLock, this.options.mails.presenceLock]) {
      const { rows } = await this.client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [lock]);
      if (rows[0]?.locked) continue;
      throw new BackupFault(`was not restored: a server uses the database at ${addressOf(this.url)}; stop it first. Nothing was changed.`);
    }
  }

  /** Commands of operators have no lock of a server, and may write until now. From now on they wait. */
  private async lockTables(): Promise<void> {
    const locked = [...namesOf(await outlineTables(this.client)), ...(await existing(this.client, this.options.mails.sources))];
    if (locked.length > 0) await this.client.query(`LOCK TABLE ${locked.join(', ')} IN ACCESS EXCLUSIVE MODE`);
  }

  private async refuseContent(): Promise<void> {
    const { mails } = this.options;
    const found = await existing(this.client, mails.sources);
    const has = (table: string): boolean => found.includes(table);
    const tables = (await outlineTables(this.client)).filter(({ name }) => !SHORT_LIVED.includes(name));
    const sources = [...namesOf(tables), `(${mails.selection(has)}) AS mail`];
    for (const source of sources) {
      const { rows } = await this.client.query(`SELECT FROM ${source} LIMIT 1`);
      if (rows.length === 0) continue;
      throw new BackupFault(
        `was not restored: the database at ${addressOf(this.url)} is not empty. A backup is only restored into an empty instance, so that nothing gets lost: set DATA_DIR to a new folder, or DATABASE_URL to an empty database. Nothing was changed.`,
      );
    }
  }

  private async fill(): Promise<void> {
    const { manifest, fill, mails } = this.options;
    await this.migrateTo(manifest.migrations);
    const tables = await outlineTables(this.client);
    if (tables.length > 0) await this.client.query(`TRUNCATE ${namesOf(tables).join(', ')}`);
    await this.client.query(mails.createTemporary(RESTORED_MAILS));
    await fill({
      has: ({ name }) => name === MAILS || tables.some((table) => table.name === name),
      load: (table, rows) => copyIn(this.client, placeOf(table), rows),
      digest: (table) => digestOf(this.client, placeOf(table)),
    });
    for (const table of manifest.tables.filter(({ name }) => tables.some((one) => one.name === name))) await this.setSequences(table);
    await this.client.query(mails.addFrom(RESTORED_MAILS));
    await this.executorOf(this.dataSource).executePendingMigrations();
  }

  /** The tables as those migrations leave them. An empty database that has others is first brought back to the beginning. */
  private async migrateTo(names: readonly string[]): Promise<void> {
    const all = this.executorOf(this.dataSource);
    const executed = (await all.getExecutedMigrations()).map(({ name }) => name);
    if (executed.length === names.length && executed.every((name) => names.includes(name))) return;
    for (let undone = 0; undone < executed.length; undone += 1) await all.undoLastMigration();
    const wanted = migrations.filter(({ name }) => names.includes(name));
    const limited = await new DataSource({ ...optionsFor(this.url), migrations: wanted, poolErrorHandler: () => undefined }).initialize();
    try {
      await this.executorOf(limited).executePendingMigrations();
    } finally {
      await limited.destroy();
    }
  }

  private executorOf(dataSource: DataSource): MigrationExecutor {
    const executor = new MigrationExecutor(dataSource, this.runner);
    // It runs in the transaction of the restore.
    executor.transaction = 'none';
    return executor;
  }

  private async setSequences({ name, sequences }: TableOutline): Promise<void> {
    for (const { column, value, isCalled } of sequences) {
      await this.client.query('SELECT setval(pg_get_serial_sequence(quote_ident($1), $2), $3, $4)', [name, column, value, isCalled]);
    }
  }
}

function placeOf({ name, columns }: TableOutline): string {
  return wholeTable(name === MAILS ? RESTORED_MAILS : name, columns);
}
