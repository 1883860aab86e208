import type { LastBackup, Manifest, TableDigest, TableOutline } from '../backup.js';

/** The state of a database at one moment, whatever is written in the meantime. */
export interface DatabaseSnapshot {
  readonly migrations: readonly string[];
  readonly tables: readonly TableOutline[];
  /** The rows of a table in the text format of COPY. They are read to their end before anything else of the snapshot is. */
  rows(table: TableOutline): AsyncIterable<Uint8Array>;
  /**
   * The names of the pictures that pages use. After this no rows can be read: a database that keeps a moment for long cannot clean up what was
   * changed since. The files of the pictures are not removed until `use` is done.
   */
  pictures(): Promise<AsyncIterable<string>>;
}

/** A database with empty tables, as they were when a backup was made. */
export interface EmptyDatabase {
  /** Whether it has that table. A table that is not the product's own can be in a backup, and is not restored. */
  has(table: TableOutline): boolean;
  load(table: TableOutline, rows: AsyncIterable<Uint8Array>): Promise<void>;
  /** What is in the table now. */
  digest(table: TableOutline): Promise<TableDigest>;
}

/** The database, as a whole. */
export abstract class BackupDatabase {
  /** The migrations of this release. */
  abstract readonly knownMigrations: readonly string[];

  /**
   * Calls `use` with the state of now, while everybody else continues to work.
   * @throws {BackupFault} when another backup is being made. {DatabaseFault} when the database cannot be used.
   */
  abstract snapshot<T>(use: (snapshot: DatabaseSnapshot) => Promise<T>): Promise<T>;

  /** Notes a backup that was made, for those who look after the site. */
  abstract note(backup: LastBackup): Promise<void>;

  /**
   * Creates the tables of the backup, calls `fill`, and brings the tables up to date. All of this is one transaction: when anything fails,
   * nothing has changed. A server that starts meanwhile waits.
   * @throws {BackupFault} when the database is not empty, or a server uses it. {DatabaseFault} when it cannot be used.
   */
  abstract restore(manifest: Manifest, fill: (database: EmptyDatabase) => Promise<void>): Promise<void>;
}
