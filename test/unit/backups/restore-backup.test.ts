import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { DIGESTS, FORMAT, MANIFEST, partName } from '../../../server/backups/backup.js';
import { BackupArchives, type ArchivedFile } from '../../../server/backups/ports/backup-archives.port.js';
import { BackupDatabase } from '../../../server/backups/ports/backup-database.port.js';
import { RestoreBackup } from '../../../server/backups/use-cases/restore-backup.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const table = { name: 'account', columns: ['id'], sequences: [] };
const manifest = JSON.stringify({ product: 'Tessera', format: FORMAT, version: '0.1.0', madeAt: '', migrations: [], tables: [table] });
const digests = {
  manifest: sha256(manifest),
  tables: { account: { rows: 2, sha256: sha256('ada\nbob\n') } },
  pictures: { count: 0, bytes: 0, sha256: sha256('') },
};
const files = { [MANIFEST]: manifest, [partName('account', 1)]: 'ada\nbob\n', [DIGESTS]: JSON.stringify(digests) };

async function* chunks(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}

class OneArchive extends BackupArchives {
  override create(): Promise<never> {
    throw new Error('Nothing is written here.');
  }

  override size(): Promise<never> {
    throw new Error('Nothing is written here.');
  }

  override async *read(): AsyncIterable<ArchivedFile> {
    for (const [name, content] of Object.entries(files)) yield { name, content: chunks(content) };
  }
}

/** A database whose table has these rows afterwards, whatever was loaded. */
class OddDatabase extends BackupDatabase {
  override readonly knownMigrations = [];

  constructor(private readonly rows: string) {
    super();
  }

  override snapshot(): Promise<never> {
    throw new Error('Nothing is backed up here.');
  }

  override note(): Promise<never> {
    throw new Error('Nothing is backed up here.');
  }

  override async restore(...[, fill]: Parameters<BackupDatabase['restore']>): Promise<void> {
    await fill({
      has: () => true,
      load: () => Promise.resolve(),
      digest: () => Promise.resolve({ rows: this.rows.split('\n').length - 1, sha256: sha256(this.rows) }),
    });
  }
}

const restore = (rows: string) => new RestoreBackup(new OddDatabase(rows), new OneArchive(), '0.1.0', undefined).execute({ file: 'any' });

test('A restore fails if a table has other rows afterwards, even if they are as many', async () => {
  expect((await restore('ada\nbob\n')).leftOut).toEqual([]);
  for (const rows of ['ada\n', 'ada\neve\n']) {
    await expect(restore(rows)).rejects.toThrow('was not restored: the table account became another one.');
  }
});
