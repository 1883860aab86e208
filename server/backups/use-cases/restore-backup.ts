import type { RestoreImage } from '../../media/use-cases/restore-image.js';
import { pictureOfFile, tableOfPart, type Manifest } from '../backup.js';
import { BackupFault } from '../backups.errors.js';
import { checkBackup, contentOf, type CheckedBackup } from '../check-backup.js';
import type { BackupArchives } from '../ports/backup-archives.port.js';
import type { BackupDatabase, EmptyDatabase } from '../ports/backup-database.port.js';

/** How many pictures are stored at the same time. */
const AT_ONCE = 8;

interface RestoreBackupCommand {
  readonly file: string;
  /** When it is aborted, the restore ends, and the database is as it was. */
  readonly signal?: AbortSignal;
}

/** What was restored. */
export interface RestoredBackup extends CheckedBackup {
  /** Tables in the backup that are not the product's own. */
  readonly leftOut: readonly string[];
}

/**
 * Gives an empty instance the content of a backup. The whole file is checked before anything changes. The database is filled last and in one
 * transaction, so no page is there without its pictures.
 */
export class RestoreBackup {
  constructor(
    private readonly database: BackupDatabase,
    private readonly archives: BackupArchives,
    /** The release that runs. */
    private readonly version: string,
    /** Undefined for a backup of the database only. */
    private readonly restoreImage: Pick<RestoreImage, 'execute'> | undefined,
  ) {}

  async execute({ file, signal }: RestoreBackupCommand): Promise<RestoredBackup> {
    const checked = await checkBackup(this.archives.read(file), signal);
    this.refuseNewer(checked.manifest);
    let leftOut: readonly string[] = [];
    await this.database.restore(checked.manifest, async (database) => {
      const foreign = checked.manifest.tables.filter((table) => !database.has(table));
      leftOut = foreign.map(({ name }) => name);
      await this.fill(database, { file, signal, manifest: checked.manifest });
      for (const table of checked.manifest.tables.filter((table) => database.has(table))) {
        const [found, written] = [await database.digest(table), checked.digests.tables[table.name]];
        if (found.sha256 !== written?.sha256) throw new BackupFault(`was not restored: the table ${table.name} became another one.`);
      }
    });
    return { ...checked, leftOut };
  }

  private refuseNewer({ version, migrations }: Manifest): void {
    const known = new Set(this.database.knownMigrations);
    if (migrations.every((name) => known.has(name)) && !isNewer(version, this.version)) return;
    throw new BackupFault(
      `was made by a newer release of Tessera (${version}, and this is ${this.version}): restore it with that release.`,
    );
  }

  private async fill(database: EmptyDatabase, { file, signal, manifest }: Filling): Promise<void> {
    const storing = new Storing(this.restoreImage);
    for await (const archived of this.archives.read(file)) {
      signal?.throwIfAborted();
      const [tableName, picture] = [tableOfPart(archived.name), pictureOfFile(archived.name)];
      const table = manifest.tables.find(({ name }) => name === tableName);
      if (table && database.has(table)) await database.load(table, archived.content);
      if (picture !== undefined) await storing.add(picture, await contentOf(archived));
    }
    await storing.finish();
  }
}

interface Filling {
  readonly file: string;
  readonly signal: AbortSignal | undefined;
  readonly manifest: Manifest;
}

/** Stores a few pictures at the same time, so that few are in memory. */
class Storing {
  private waiting: { readonly name: string; readonly content: Uint8Array }[] = [];

  constructor(private readonly restoreImage: Pick<RestoreImage, 'execute'> | undefined) {}

  async add(name: string, content: Uint8Array): Promise<void> {
    this.waiting.push({ name, content });
    if (this.waiting.length >= AT_ONCE) await this.finish();
  }

  async finish(): Promise<void> {
    await Promise.all(this.waiting.map(async (picture) => this.restoreImage?.execute(picture)));
    this.waiting = [];
  }
}

function isNewer(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => text.split('.').map(Number));
  const differs = one?.findIndex((part, at) => part !== other?.[at]) ?? -1;
  return differs >= 0 && Number(one?.[differs]) > Number(other?.[differs]);
}
