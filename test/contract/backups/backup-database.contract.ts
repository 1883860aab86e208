import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { TarBackupArchives } from '../../../server/adapters/backups/tar-backup-archives.js';
import { connect, createDataSource, migrate, migrationLock } from '../../../server/adapters/postgres/connection/data-source.js';
import { migrations } from '../../../server/adapters/postgres/migrations/all-migrations.js';
import { PostgresBackupDatabase } from '../../../server/adapters/postgres/backup/postgres-backup-database.js';
import { TypeormStoredImages } from '../../../server/adapters/postgres/media/typeorm-stored-images.js';
import { PgBossMailCopy } from '../../../server/adapters/queue/pg-boss-mail-copy.js';
import { checkBackup } from '../../../server/backups/check-backup.js';
import { MakeBackup } from '../../../server/backups/use-cases/make-backup.js';
import { RestoreBackup } from '../../../server/backups/use-cases/restore-backup.js';
import type { ImageName } from '../../../server/media/image.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';
import { ACCOUNT, databaseAt, query, testBackups } from '../../support/database/backups.js';
import { createEmptyDatabase, createTestDatabase } from '../../support/database/database.js';
import { until } from '../../support/waiting.js';

const { file, make, aFormerDatabase, backUp, restore } = testBackups();

async function expectNothingIn(url: string): Promise<void> {
  expect(await query(url, `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)).toEqual([]);
}

describe('While a migration is not done, a backup is refused, because it could not be restored', () => {
  const sentence = /^was not written \(MIGRATION_UNFINISHED\): the database is being brought up to date, .* and try again\.$/;
  const refusal = { name: 'MigrationUnfinished', message: expect.stringMatching(sentence) };

  test('that another process runs at this moment', async () => {
    const url = await make(createTestDatabase);
    const migrating = new pg.Client({ connectionString: url });
    await migrating.connect();
    try {
      await migrating.query('SELECT pg_advisory_lock($1)', [migrationLock]);
      await expect(backUp(url)).rejects.toMatchObject(refusal);
    } finally {
      await migrating.end();
    }
    await backUp(url);
  });

  test('but a migration may begin as soon as the moment is chosen that the backup shows', async () => {
    const url = await make(createTestDatabase);
    await databaseAt(url).snapshot(async () => {
      expect(await query(url, `SELECT pg_try_advisory_lock(${migrationLock}) AS locked`)).toEqual([{ locked: true }]);
    });
  });
});

describe('A backup of a newer release is refused, and nothing changes', () => {
  const sentence = (version: string) =>
    `was made by a newer release of Tessera (${version}, and this is 0.1.0): restore it with that release.`;

  test('when its number is higher', async () => {
    await backUp(await make(createTestDatabase), '0.10.0');
    const url = await make(createEmptyDatabase);
    await expect(restore(url)).rejects.toThrow(sentence('0.10.0'));
    await expectNothingIn(url);
  });

  test('when it has a migration that is not known here', async () => {
    const newer = await make(createTestDatabase);
    await query(newer, `INSERT INTO migrations (timestamp, name) VALUES (9795270000000, 'AddWings9795270000000')`);
    await backUp(newer);
    const url = await make(createEmptyDatabase);
    await expect(restore(url)).rejects.toThrow(sentence('0.1.0'));
    await expectNothingIn(url);
  });
});

describe('A restore', () => {
  test('continues the sequences, and leaves out and names a table that is not of the product', async () => {
    const notes =
      'CREATE TABLE notes (id int GENERATED ALWAYS AS IDENTITY, word text, length int GENERATED ALWAYS AS (length(word)) STORED)';
    const source = await make(createTestDatabase);
    await query(
      source,
      ACCOUNT,
      notes,
      `INSERT INTO notes (word) VALUES ('one'), (E'two\\n\\\\N'), (NULL)`,
      'DELETE FROM notes WHERE id = 3',
    );
    await backUp(source);
    const [without, having] = [await make(createTestDatabase), await make(createTestDatabase)];
    await query(having, notes);
    expect((await restore(without)).leftOut).toEqual(['notes']);
    expect((await restore(having)).leftOut).toEqual([]);
    await query(having, `INSERT INTO notes (word) VALUES ('three')`);
    expect(await query(having, 'SELECT * FROM notes ORDER BY id')).toEqual([
      { id: 1, word: 'one', length: 3 },
      { id: 2, word: 'two\n\\N', length: 6 },
      { id: 4, word: 'three', length: 5 },
    ]);
  });

  test('that fails in the middle leaves the tables of a started instance as they were', async () => {
    const source = await make(createTestDatabase);
    await query(source, ACCOUNT);
    await backUp(source);
    const url = await make(createTestDatabase);
    await query(url, `ALTER TABLE account ADD CONSTRAINT nobody CHECK (username <> 'ada')`);
    await expect(restore(url)).rejects.toThrow('violates check constraint');
    expect(await query(url, 'SELECT count(*)::int AS accounts FROM account')).toEqual([{ accounts: 0 }]);
    expect(await migrate(url)).toBe(0);
  });

  test('is refused while any table has rows, and while mails wait', async () => {
    const source = await make(createTestDatabase);
    await backUp(source);
    const [withRow, withMail] = [await make(createTestDatabase), await make(createTestDatabase)];
    await query(withRow, `INSERT INTO reserved_linkname VALUES ('lemons', now())`);
    await new PgBossMailCopy().prepare(withMail);
    await query(withMail, `INSERT INTO queue.job (name, data) VALUES ('letters', '{}')`);
    for (const url of [withRow, withMail])
      await expect(restore(url)).rejects.toThrow(/^was not restored: the database at \S+ is not empty\./);
  });
});

/** Mails of a database in which somebody registers after a restore has found it empty. */
class MailsWithLateAccount extends PgBossMailCopy {
  override async prepare(url: string): Promise<void> {
    await super.prepare(url);
    await query(url, ACCOUNT);
  }
}

test('A restore is refused when a row is written after its first look, and the row stays', async () => {
  const source = await make(createTestDatabase);
  await query(source, ACCOUNT.replaceAll('ada', 'bob'));
  await backUp(source);
  const [current, former] = [await make(createTestDatabase), await aFormerDatabase(migrations.length - 1)];
  for (const url of [current, former]) {
    const database = new PostgresBackupDatabase(() => Promise.resolve(url), new MailsWithLateAccount());
    await expect(new RestoreBackup(database, new TarBackupArchives(), '0.1.0', undefined).execute({ file: file() })).rejects.toThrow(
      'is not empty',
    );
    expect(await query(url, 'SELECT username FROM account')).toEqual([{ username: 'ada' }]);
  }
});

test('A backup that begins while a migration writes a table anew has the rows of that table', async () => {
  const url = await make(createTestDatabase);
  await query(url, ACCOUNT);
  const migrating = new pg.Client({ connectionString: url });
  await migrating.connect();
  try {
    await migrating.query('BEGIN');
    await migrating.query('ALTER TABLE account ADD COLUMN luck double precision NOT NULL DEFAULT random()');
    const made = backUp(url);
    const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'tessera backup' AND wait_event_type = 'Lock'`;
    await until(async () => (await query(url, waits)).length > 0);
    await migrating.query('COMMIT');
    await made;
  } finally {
    await migrating.end();
  }
  const { manifest, digests } = await checkBackup(new TarBackupArchives().read(file()));
  expect(manifest.tables.find(({ name }) => name === 'account')?.columns).toContain('luck');
  expect(digests.tables.account?.rows).toBe(1);
});

test('A backup shows one moment: rows that are written meanwhile are not in it, and no unused picture is removed meanwhile', async () => {
  const url = await make(createTestDatabase);
  await query(url, `INSERT INTO stored_image VALUES ('${'a'.repeat(64)}.webp', '-infinity')`);
  const dataSource = createDataSource(url);
  await connect(dataSource, url);
  const storedImages = new TypeormStoredImages(dataSource);
  const removed: ImageName[] = [];
  const removeUnused = () => storedImages.removeUnused(0, 5, async (name) => void removed.push(name));
  try {
    await databaseAt(url).snapshot(async (snapshot) => {
      await query(url, ACCOUNT);
      expect(await removeUnused()).toEqual({ removed: 0, failures: [], isPostponed: true });
      const found: string[] = [];
      for (const table of snapshot.tables)
        for await (const chunk of snapshot.rows(table)) found.push(`${table.name} ${Buffer.from(chunk).toString()}`);
      expect(found).toEqual([`stored_image ${'a'.repeat(64)}.webp\t-infinity\t\\N\tf\n`]);
    });
    expect(removed).toEqual([]);
    expect(await removeUnused()).toEqual({ removed: 1, failures: [], isPostponed: false });
  } finally {
    await dataSource.destroy();
  }
});

test('A backup lets go of its moment before it reads pictures, and those are not removed until it is done', async () => {
  const url = await make(createTestDatabase);
  const [used, unused] = [`${'a'.repeat(64)}.webp`, `${'b'.repeat(64)}.webp`];
  await query(url, ACCOUNT, `INSERT INTO stored_image VALUES ('${used}', 'infinity'), ('${unused}', '-infinity')`);
  await query(url, `INSERT INTO page (owner_id, account_id) SELECT id, id FROM account`);
  await query(url, `INSERT INTO page_image (owner_id, kind, name) SELECT id, 'profile', '${used}' FROM account`);
  const dataSource = createDataSource(url);
  await connect(dataSource, url);
  const sessions = `SELECT state, backend_xmin AS oldest FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'tessera backup'`;
  const seen: unknown[] = [];
  const images = {
    read: async (name: ImageName) => {
      seen.push(name, ...(await query(url, sessions)), await new TypeormStoredImages(dataSource).removeUnused(0, 5, async () => undefined));
      return null;
    },
  };
  try {
    const { lostPictures } = await new MakeBackup(databaseAt(url), new TarBackupArchives(), new StoppedClock(), '0.1.0', images).execute({
      file: file(),
    });
    expect(lostPictures).toEqual([used]);
    expect(seen).toEqual([used, { state: 'idle', oldest: null }, { removed: 0, failures: [], isPostponed: true }]);
  } finally {
    await dataSource.destroy();
  }
});
