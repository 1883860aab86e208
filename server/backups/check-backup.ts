import { createHash } from 'node:crypto';
import {
  DIGESTS,
  FORMAT,
  MANIFEST,
  PictureDigest,
  pictureOfFile,
  RowDigest,
  sha256,
  tableOfPart,
  type Digests,
  type Manifest,
} from './backup.js';
import { BackupFault } from './backups.errors.js';
import type { ArchivedFile } from './ports/backup-archives.port.js';

/** The content of a backup that was read to its end and whose digests are right. */
export interface CheckedBackup {
  readonly manifest: Manifest;
  readonly digests: Digests;
}

/**
 * Reads a backup to its end, and compares all of it with its digests.
 * @throws {BackupFault} when it is something else, is of a newer format, or differs anywhere. The sentence goes on after the name of the file.
 */
export async function checkBackup(files: AsyncIterable<ArchivedFile>, signal?: AbortSignal): Promise<CheckedBackup> {
  const reading = new Reading();
  for await (const file of files) {
    signal?.throwIfAborted();
    await reading.take(file);
  }
  return reading.result();
}

class Reading {
  private manifest: Manifest | undefined;
  private manifestDigest = '';
  private digests: Digests | undefined;
  private readonly tables = new Map<string, RowDigest>();
  private readonly pictures = new PictureDigest();

  async take(file: ArchivedFile): Promise<void> {
    if (this.digests) throw damaged(`${file.name} comes after its end`);
    if (!this.manifest) return this.takeManifest(file);
    const [table, picture] = [tableOfPart(file.name), pictureOfFile(file.name)];
    if (table !== undefined) return this.takeRows(table, file);
    if (picture !== undefined) return this.takePicture(picture, file);
    if (file.name !== DIGESTS) throw damaged(`${file.name} does not belong there`);
    this.digests = parse<Digests>(await contentOf(file));
  }

  result(): CheckedBackup {
    const { manifest, digests } = this;
    if (!manifest || !digests) throw damaged('its end is missing');
    const found: Digests = {
      manifest: this.manifestDigest,
      tables: Object.fromEntries(manifest.tables.map(({ name }) => [name, (this.tables.get(name) ?? new RowDigest()).result()])),
      pictures: this.pictures.result(),
    };
    for (const [name, table] of Object.entries(found.tables)) {
      if (!isSame(table, digests.tables?.[name])) throw damaged(`the rows of the table ${name} are not those that were written`);
    }
    if (!isSame(found.pictures, digests.pictures)) throw damaged('its pictures are not those that were written');
    if (found.manifest !== digests.manifest) throw damaged('its manifest is not the one that was written');
    return { manifest, digests };
  }

  private async takeManifest(file: ArchivedFile): Promise<void> {
    const content = file.name === MANIFEST ? await contentOf(file) : undefined;
    const manifest = content && parse<Partial<Manifest>>(content);
    if (!content || manifest?.product !== 'Tessera') throw new BackupFault('is not a backup of Tessera.');
    if (Number(manifest.format) > FORMAT) {
      throw new BackupFault(`was made by a newer release of Tessera (${manifest.version}): restore it with that release.`);
    }
    if (!Array.isArray(manifest.tables)) throw damaged('its manifest is not whole');
    this.manifest = manifest as Manifest;
    this.manifestDigest = sha256(content);
  }

  private async takeRows(table: string, { content }: ArchivedFile): Promise<void> {
    if (!this.manifest?.tables.some(({ name }) => name === table)) throw damaged(`its manifest does not name the table ${table}`);
    const digest = this.tables.get(table) ?? new RowDigest();
    this.tables.set(table, digest);
    for await (const chunk of content) digest.add(chunk);
  }

  private async takePicture(name: string, { content }: ArchivedFile): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.length;
    }
    if (!name.startsWith(`${hash.digest('hex')}.`)) throw damaged(`the picture ${name} is not the one that was written`);
    this.pictures.add(name, bytes);
  }
}

function damaged(reason: string): BackupFault {
  return new BackupFault(`is damaged or not complete: ${reason}.`);
}

/** The whole content of a small file. */
export async function contentOf({ content }: ArchivedFile): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function parse<T>(content: Uint8Array): T {
  try {
    return JSON.parse(Buffer.from(content).toString('utf8')) as T;
  } catch {
    throw damaged('one of its lists cannot be read');
  }
}

function isSame(one: object, other: object | undefined): boolean {
  return other !== undefined && Object.entries(one).every(([key, value]) => (other as Record<string, unknown>)[key] === value);
}
