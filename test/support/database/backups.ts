import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { TarBackupArchives } from '../../../server/adapters/backups/tar-backup-archives.js';
import { PostgresBackupDatabase } from '../../../server/adapters/postgres/backup/postgres-backup-database.js';
import { migrations } from '../../../server/adapters/postgres/migrations/all-migrations.js';
import { PgBossMailCopy } from '../../../server/adapters/queue/pg-boss-mail-copy.js';
import { MakeBackup } from '../../../server/backups/use-cases/make-backup.js';
import { RestoreBackup, type RestoredBackup } from '../../../server/backups/use-cases/restore-backup.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';
import { createEmptyDatabase, type TestDatabase } from './database.js';

/** Adds the account of ada. */
export const ACCOUNT = `INSERT INTO account (id, username, email, email_verified, password_hash, registered_at)
  VALUES (gen_random_uuid(), 'ada', 'ada@example.org', true, '$argon2id$x', '2026-03-01T12:00:00.123456Z')`;

/** Runs statements in a new session. It gives the rows of the last one. */
export async function query<Row extends pg.QueryResultRow>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

export const databaseAt = (url: string) => new PostgresBackupDatabase(() => Promise.resolve(url), new PgBossMailCopy());

/** Backups of databases for the tests of a file, in one archive that each test overwrites. The databases are removed after each test. */
export function testBackups() {
  let folder: string;
  const made: TestDatabase[] = [];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-backups-'));
  });
  afterEach(async () => {
    for (const database of made.splice(0)) await database.drop();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const file = (): string => join(folder, 'backup.tar');

  async function make(kind: () => Promise<TestDatabase>): Promise<string> {
    const database = await kind();
    made.push(database);
    return database.url;
  }

  /** A database as the release with so many migrations left it. */
  async function aFormerDatabase(count: number): Promise<string> {
    const url = await make(createEmptyDatabase);
    const known = migrations.slice(0, count);
    const dataSource = await new DataSource({ type: 'postgres', url, migrations: known, installExtensions: false }).initialize();
    await dataSource.runMigrations({ transaction: 'each' });
    await dataSource.destroy();
    return url;
  }

  async function backUp(url: string, version = '0.1.0'): Promise<void> {
    const steps = new MakeBackup(databaseAt(url), new TarBackupArchives(), new StoppedClock(), version, undefined);
    await steps.execute({ file: file() });
  }

  function restore(url: string): Promise<RestoredBackup> {
    return new RestoreBackup(databaseAt(url), new TarBackupArchives(), '0.1.0', undefined).execute({ file: file() });
  }

  return { file, make, aFormerDatabase, backUp, restore };
}
