import { rm } from 'node:fs/promises';
import { TarBackupArchives } from './adapters/backups/tar-backup-archives.js';
import { SystemClock } from './adapters/clock/system-clock.js';
import type { CopyDatabase } from './adapters/embedded-postgres/upgrade.js';
import { PostgresBackupDatabase } from './adapters/postgres/backup/postgres-backup-database.js';
import { PgBossMailCopy } from './adapters/queue/pg-boss-mail-copy.js';
import { BackupFault } from './backups/backups.errors.js';
import { MakeBackup } from './backups/use-cases/make-backup.js';
import { RestoreBackup } from './backups/use-cases/restore-backup.js';
import { productVersion } from './config/config.js';
import type { Images } from './media/use-cases/images.js';
import type { RestoreImage } from './media/use-cases/restore-image.js';

// Puts the use cases of backups together with their adapters. The commands use them, and the upgrade of the embedded database.

/** The database is looked for, and started if necessary, when it is needed. Without `images`, the backup is of the database only. */
export function makeBackupOf(findDatabase: () => Promise<string>, images?: Images): MakeBackup {
  return new MakeBackup(databaseAt(findDatabase), new TarBackupArchives(), new SystemClock(), productVersion.version, images);
}

export function restoreBackupTo(findDatabase: () => Promise<string>, restoreImage?: RestoreImage): RestoreBackup {
  return new RestoreBackup(databaseAt(findDatabase), new TarBackupArchives(), productVersion.version, restoreImage);
}

/** Copies everything from one database to an empty one, and compares it. The file is removed again. */
export const copyDatabase: CopyDatabase = async ({ from, to, file }) => {
  try {
    await makeBackupOf(() => Promise.resolve(from)).execute({ file });
    const { leftOut } = await restoreBackupTo(() => Promise.resolve(to)).execute({ file });
    return leftOut;
  } catch (error) {
    throw error instanceof BackupFault ? new Error(`a copy of it ${error.message}`, { cause: error }) : error;
  } finally {
    await rm(file, { force: true });
  }
};

function databaseAt(findDatabase: () => Promise<string>): PostgresBackupDatabase {
  return new PostgresBackupDatabase(findDatabase, new PgBossMailCopy());
}
