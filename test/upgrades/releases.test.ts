import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { digestsOfTables } from '../../scripts/release/table-digests.mjs';
import { TarBackupArchives } from '../../server/adapters/backups/tar-backup-archives.js';
import { migrate } from '../../server/adapters/postgres/connection/data-source.js';
import { DiskImageStorage } from '../../server/adapters/storage/disk-image-storage.js';
import { RestoreBackup } from '../../server/backups/use-cases/restore-backup.js';
import { productVersion } from '../../server/config/config.js';
import { RestoreImage } from '../../server/media/use-cases/restore-image.js';
import { databaseAt } from '../support/database/backups.js';
import { createEmptyDatabase } from '../support/database/database.js';
import { project } from '../support/servers/started-server.js';

// `npm run release` keeps the data of the last three releases, and what was in them.

interface Contents {
  readonly tables: Readonly<Record<string, { readonly columns: string; readonly digest: string }>>;
  readonly pictures: Readonly<Record<string, string>>;
}

const kept = join(project, 'test/upgrades/releases');

test.each(readdirSync(kept))('UP-02 An upgrade from release %s keeps every row and every picture', async (release) => {
  const { tables, pictures } = JSON.parse(readFileSync(join(kept, release, 'contents.json'), 'utf8')) as Contents;
  expect(Math.min(Object.keys(tables).length, Object.keys(pictures).length)).toBeGreaterThan(20);
  const folder = mkdtempSync(join(tmpdir(), 'tessera-release-'));
  const database = await createEmptyDatabase();
  try {
    const there = databaseAt(database.url);
    const restoring = new RestoreBackup(
      there,
      new TarBackupArchives(),
      productVersion.version,
      new RestoreImage(new DiskImageStorage(folder)),
    );
    await restoring.execute({ file: join(kept, release, 'backup.tar') });
    expect(await migrate(database.url)).toBe(0);
    // Migrations only add: each column of the release is still there.
    const columns = Object.fromEntries(Object.entries(tables).map(([table, then]) => [table, then.columns]));
    const expected = Object.fromEntries(Object.entries(tables).map(([table, { digest }]) => [table, digest]));
    expect(await digestsOfTables(database.url, columns)).toEqual(expected);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const digest = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
    expect(Object.fromEntries(files.map(({ parentPath, name }) => [name, digest(join(parentPath, name))]))).toEqual(pictures);
  } finally {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
