import type { Clock } from '../../clock.port.js';
import { inBatches } from '../../in-batches.rules.js';
import type { Images } from '../../media/use-cases/images.js';
import { imageName, parseImageName, type ImageFormat, type ImageName } from '../../media/image.js';
import {
  DIGESTS,
  FORMAT,
  inParts,
  MANIFEST,
  partName,
  PictureDigest,
  pictureFile,
  RowDigest,
  sha256,
  type Digests,
  type Manifest,
  type PicturesDigest,
  type TableDigest,
  type TableOutline,
} from '../backup.js';
import { BackupFault, BackupMuchSmaller, InstanceMissing, type BackupSize } from '../backups.errors.js';
import { checkBackup, type CheckedBackup } from '../check-backup.js';
import type { ArchiveWriter, BackupArchives } from '../ports/backup-archives.port.js';
import type { BackupDatabase, DatabaseSnapshot } from '../ports/backup-database.port.js';

/** How many pictures are read at the same time, because each of them may come from another machine. */
const AT_ONCE = 8;

interface MakeBackupCommand {
  readonly file: string;
  /** Whether it is one of an instance that people use: those who look after the site see that it was made, and an empty database has none. */
  readonly isNoted?: boolean;
  /** When it is aborted, the backup ends, and no part of it stays. */
  readonly signal?: AbortSignal;
}

/** A backup that was written, read again and compared. */
export interface MadeBackup extends CheckedBackup {
  /** Pictures that a page uses and that the storage does not have, or has with another content. They are not in the backup. */
  readonly lostPictures: readonly string[];
}

/** Writes everything that people have made to one file: the rows as they are at one moment, and the pictures that they name. */
export class MakeBackup {
  constructor(
    private readonly database: BackupDatabase,
    private readonly archives: BackupArchives,
    private readonly clock: Clock,
    /** The release that runs. */
    private readonly version: string,
    /** Undefined for a backup of the database only. */
    private readonly images: Pick<Images, 'read'> | undefined,
  ) {}

  async execute({ file, isNoted = false, signal }: MakeBackupCommand): Promise<MadeBackup> {
    const lostPictures: string[] = [];
    const former = isNoted ? await this.sizeOfFormer(file, signal) : undefined;
    // A database has one snapshot at a time. So no second backup of it removes this file while it is written or checked.
    const checked = await this.database.snapshot((snapshot) => {
      if (isNoted && snapshot.migrations.length === 0) throw new InstanceMissing('this database');
      return this.archives.create(
        file,
        (archive) => this.write({ archive, snapshot, lostPictures, signal }),
        async (files) => {
          const written = await checkBackup(files, signal);
          refuseMuchSmaller(former, sizeOf(written));
          return written;
        },
      );
    });
    if (isNoted) await this.note(file, new Date(checked.manifest.madeAt));
    return { ...checked, lostPictures };
  }

  /** Undefined when no backup has the name, or none that is whole. */
  private async sizeOfFormer(file: string, signal: AbortSignal | undefined): Promise<BackupSize | undefined> {
    try {
      return sizeOf(await checkBackup(this.archives.read(file), signal));
    } catch (error) {
      if (error instanceof BackupFault) return undefined;
      throw error;
    }
  }

  // The backup is made, even if a database that only this reads cannot be written to.
  private async note(file: string, madeAt: Date): Promise<void> {
    const bytes = await this.archives.size(file);
    await this.database.note({ madeAt, bytes }).catch(() => undefined);
  }

  private async write(backup: Backup): Promise<void> {
    const { archive, snapshot } = backup;
    const manifest: Manifest = {
      product: 'Tessera',
      format: FORMAT,
      version: this.version,
      madeAt: this.clock.now().toISOString(),
      migrations: snapshot.migrations,
      tables: snapshot.tables,
    };
    const listed = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await archive.add(MANIFEST, listed);
    const tables: Record<string, TableDigest> = {};
    for (const table of snapshot.tables) tables[table.name] = await writeTable(table, backup);
    const digests: Digests = { manifest: sha256(listed), tables, pictures: await this.writePictures(backup) };
    await archive.add(DIGESTS, Buffer.from(`${JSON.stringify(digests, null, 2)}\n`));
  }

  private async writePictures({ archive, snapshot, lostPictures, signal }: Backup): Promise<PicturesDigest> {
    const digest = new PictureDigest();
    const pictures = await snapshot.pictures();
    for await (const names of inBatches(this.images ? pictures : none(), AT_ONCE)) {
      signal?.throwIfAborted();
      const contents = await Promise.all(names.map((name) => this.read(name)));
      for (const [at, name] of names.entries()) {
        const content = contents[at];
        if (content) {
          await archive.add(pictureFile(name), content);
          digest.add(name, content.length);
        } else lostPictures.push(name);
      }
    }
    return digest.result();
  }

  private async read(name: string): Promise<Uint8Array | null> {
    const image = parseImageName(name);
    const content = image ? await this.images?.read(image) : undefined;
    return content && image && (await isOf(image, content)) ? content : null;
  }
}

function sizeOf({ digests: { tables, pictures } }: CheckedBackup): BackupSize {
  return { accounts: tables.account?.rows ?? 0, pages: tables.page?.rows ?? 0, pictures: pictures.count };
}

/** With less than half of the accounts, pages or pictures, it is more probable that the variables are wrong than that so many were removed. */
function refuseMuchSmaller(former: BackupSize | undefined, next: BackupSize): void {
  if (!former) return;
  const isMuchSmaller = (['accounts', 'pages', 'pictures'] as const).some((what) => 2 * next[what] < former[what]);
  if (isMuchSmaller) throw new BackupMuchSmaller(former, next);
}

interface Backup {
  readonly archive: ArchiveWriter;
  readonly snapshot: DatabaseSnapshot;
  readonly lostPictures: string[];
  readonly signal: AbortSignal | undefined;
}

async function writeTable(table: TableOutline, { archive, snapshot, signal }: Backup): Promise<TableDigest> {
  const digest = new RowDigest();
  let part = 0;
  for await (const rows of inParts(snapshot.rows(table))) {
    signal?.throwIfAborted();
    digest.add(rows);
    part += 1;
    await archive.add(partName(table.name, part), rows);
  }
  return digest.result();
}

async function isOf(name: ImageName, content: Uint8Array): Promise<boolean> {
  return name === (await imageName(content, name.slice(name.lastIndexOf('.') + 1) as ImageFormat));
}

async function* none(): AsyncIterable<string> {
  // A backup of the database only has no pictures.
}
