import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { TarBackupArchives } from '../../server/adapters/backups/tar-backup-archives.js';
import { migrate } from '../../server/adapters/postgres/connection/data-source.js';
import { migrations } from '../../server/adapters/postgres/migrations/all-migrations.js';
import { GivePagesAnIdentity1795290000000 } from '../../server/adapters/postgres/migrations/give-pages-an-identity.js';
import { DiskImageStorage } from '../../server/adapters/storage/disk-image-storage.js';
import { MakeBackup } from '../../server/backups/use-cases/make-backup.js';
import { RestoreBackup } from '../../server/backups/use-cases/restore-backup.js';
import { Images } from '../../server/media/use-cases/images.js';
import { RestoreImage } from '../../server/media/use-cases/restore-image.js';
import { StoppedClock } from '../fakes/stopped-clock.js';
import { databaseAt } from '../support/database/backups.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/database/database.js';
import { digestsOfFormerPages, fillWithFormerPages, formerPictures } from '../support/database/former-pages.js';

let folder: string;
let former: TestDatabase;
let digests: Readonly<Record<string, string>>;

const storageIn = (name: string) => new DiskImageStorage(join(folder, name));

// What the previous release has left: its tables, and rows and pictures in them.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-former-backups-'));
  former = await createEmptyDatabase();
  const known = migrations.slice(0, migrations.indexOf(GivePagesAnIdentity1795290000000));
  const dataSource = await new DataSource({ type: 'postgres', url: former.url, migrations: known, installExtensions: false }).initialize();
  await dataSource.runMigrations({ transaction: 'each' });
  await fillWithFormerPages(dataSource);
  digests = await digestsOfFormerPages(dataSource);
  await dataSource.destroy();
  const storage = storageIn('former');
  for (const [name, content] of formerPictures) await storage.save(name, content);
});
afterAll(async () => {
  await former.drop();
  rmSync(folder, { recursive: true, force: true });
});

// One has no tables yet, the other was started once.
test.each([
  ['without tables', createEmptyDatabase],
  ['that was started once', createTestDatabase],
])(
  'The data of an older release come into an instance %s with the same digest for every account, session, page, version, linkname and picture',
  async (name, create) => {
    expect(Object.keys(digests)).toEqual(
      expect.arrayContaining(['account', 'session', 'page', 'page_version', 'page_image', 'stored_image']),
    );
    expect(formerPictures.size).toBe(4);
    const file = join(folder, `${name}.tar`);
    const makeBackup = new MakeBackup(
      databaseAt(former.url),
      new TarBackupArchives(),
      new StoppedClock(),
      '0.1.0',
      new Images(storageIn('former')),
    );
    expect((await makeBackup.execute({ file })).lostPictures).toEqual([]);
    const [database, storage] = [await create(), storageIn(name)];
    try {
      await new RestoreBackup(databaseAt(database.url), new TarBackupArchives(), '0.1.0', new RestoreImage(storage)).execute({ file });
      const dataSource = await new DataSource({ type: 'postgres', url: database.url, installExtensions: false }).initialize();
      const restored = await digestsOfFormerPages(dataSource);
      await dataSource.destroy();
      expect(restored).toEqual(digests);
      for (const [picture, content] of formerPictures) expect(Buffer.from((await storage.read(picture)) ?? [])).toEqual(content);
      expect(await migrate(database.url)).toBe(0);
    } finally {
      await database.drop();
    }
  },
);
