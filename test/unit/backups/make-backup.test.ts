import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { TarBackupArchives } from '../../../server/adapters/backups/tar-backup-archives.js';
import type { TableOutline } from '../../../server/backups/backup.js';
import { BackupDatabase, type DatabaseSnapshot } from '../../../server/backups/ports/backup-database.port.js';
import { MakeBackup } from '../../../server/backups/use-cases/make-backup.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

interface Content {
  readonly accounts: number;
  readonly pages: number;
  readonly pictures: number;
}

/** A database with so many rows and pictures. Without migrations, it was never one of Tessera. */
class CountedDatabase extends BackupDatabase {
  override readonly knownMigrations = [];
  notes = 0;

  constructor(
    private readonly content: Content,
    private readonly migrations: readonly string[] = ['Tables1'],
  ) {
    super();
  }

  override snapshot<T>(use: (snapshot: DatabaseSnapshot) => Promise<T>): Promise<T> {
    const { accounts, pages, pictures } = this.content;
    const outline = (name: string): TableOutline => ({ name, columns: ['id'], sequences: [] });
    return use({
      migrations: this.migrations,
      tables: [outline('account'), outline('page')],
      rows: ({ name }) => rowsOf(name === 'account' ? accounts : pages),
      pictures: () => Promise.resolve(each(Array.from({ length: pictures }, (_, at) => nameOf(at)))),
    });
  }

  override note(): Promise<void> {
    this.notes += 1;
    return Promise.resolve();
  }

  override restore(): Promise<never> {
    throw new Error('Nothing is restored here.');
  }
}

const nameOf = (at: number): string => `${createHash('sha256').update(String(at)).digest('hex')}.png`;
const contents = new Map(Array.from({ length: 100 }, (_, at) => [nameOf(at), Buffer.from(String(at))]));
const images = { read: (name: string) => Promise.resolve(contents.get(name) ?? null) };

async function* each<T>(values: readonly T[]): AsyncIterable<T> {
  yield* values;
}

function rowsOf(count: number): AsyncIterable<Uint8Array> {
  return each([Buffer.from('row\n'.repeat(count))]);
}

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-make-backup-'));
  file = join(folder, 'backup.tar');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function backUp(content: Content, migrations?: readonly string[], isNoted = true) {
  const database = new CountedDatabase(content, migrations);
  return new MakeBackup(database, new TarBackupArchives(), new StoppedClock(), '0.1.0', images).execute({ file, isNoted });
}

const good = { accounts: 10, pages: 12, pictures: 20 };

describe('BK-01 A backup does not replace one that has much more', () => {
  test.each([
    ['of an empty instance', { accounts: 0, pages: 0, pictures: 0 }],
    ['of one with less than half of the accounts', { ...good, accounts: 4 }],
    ['of one with less than half of the pages', { ...good, pages: 5 }],
    ['of one whose pictures are elsewhere', { ...good, pictures: 0 }],
  ])('%s', async (_, less) => {
    await backUp(good);
    const before = readFileSync(file);
    await expect(backUp(less)).rejects.toThrow(
      `was not replaced (BACKUP_MUCH_SMALLER): it has 10 accounts, 12 pages and 20 picture files, and the new backup would have ${less.accounts} accounts, ${less.pages} pages and ${less.pictures} picture files.`,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(['backup.tar']);
  });

  test('one with half or more replaces it, and the former one is kept', async () => {
    await backUp(good);
    const before = readFileSync(file);
    await backUp({ accounts: 5, pages: 6, pictures: 10 });
    expect(readdirSync(folder)).toEqual(['backup.tar', 'backup.tar.former']);
    expect(readFileSync(`${file}.former`).equals(before)).toBe(true);
    await backUp({ accounts: 5, pages: 6, pictures: 10 });
    expect(readFileSync(`${file}.former`).equals(before)).toBe(false);
  });

  test('a file that is no backup is kept, too', async () => {
    writeFileSync(file, 'the letters of my grandmother');
    await backUp(good);
    expect(readFileSync(`${file}.former`, 'utf8')).toBe('the letters of my grandmother');
  });
});

test('BK-02 A database that was never one of Tessera has no backup', async () => {
  await expect(backUp(good, [])).rejects.toThrow(
    'was not written (INSTANCE_MISSING): no Tessera has ever used this database. Set DATA_DIR or DATABASE_URL to those of the instance',
  );
  expect(readdirSync(folder)).toEqual([]);
  // The copy that an upgrade of the database makes may be one of an empty database.
  await backUp(good, [], false);
  expect(readdirSync(folder)).toEqual(['backup.tar']);
});
