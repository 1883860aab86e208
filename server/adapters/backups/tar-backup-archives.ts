import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream, ReadableWritablePair } from 'node:stream/web';
import { createTarDecoder, packTar } from 'modern-tar';
import { BackupFault } from '../../backups/backups.errors.js';
import { BackupArchives, type ArchivedFile, type ArchiveWriter } from '../../backups/ports/backup-archives.port.js';

/** Two blocks of zeros: every tar archive ends with them. */
const END = 1_024;

interface TarEntry {
  readonly header: { readonly name: string };
  readonly body: ReadableStream<Uint8Array>;
}

/** Backups as tar archives, which other programs can read, too. */
export class TarBackupArchives extends BackupArchives {
  override async create<T>(
    file: string,
    write: (archive: ArchiveWriter) => Promise<void>,
    check: (files: AsyncIterable<ArchivedFile>) => Promise<T>,
  ): Promise<T> {
    await removeUnfinished(file).catch(refuse('written'));
    const unfinished = join(dirname(file), `${unfinishedPrefix(file)}${randomBytes(8).toString('hex')}`);
    const handle = await open(unfinished, 'wx', 0o600).catch(refuse('written'));
    try {
      try {
        await write({ add: (name, content) => append(handle, name, content).catch(refuse('written')) });
        await handle.writeFile(new Uint8Array(END)).catch(refuse('written'));
        await handle.sync();
      } finally {
        await handle.close();
      }
      const checked = await check(this.read(unfinished));
      await keepFormer(file).catch(refuse('written'));
      await rename(unfinished, file).catch(refuse('written'));
      await syncFolder(dirname(file));
      return checked;
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  override async size(file: string): Promise<number> {
    return (await stat(file)).size;
  }

  override async *read(file: string): AsyncIterable<ArchivedFile> {
    const handle = await open(file).catch(refuse('read'));
    const source = createReadStream('', { fd: handle, highWaterMark: 256 * 1_024 });
    // The types of the package are those of browsers, and differ in details.
    const decoder = createTarDecoder({ strict: true }) as unknown as ReadableWritablePair<TarEntry, Uint8Array>;
    const archived = (Readable.toWeb(source) as ReadableStream<Uint8Array>).pipeThrough(decoder);
    const entries = archived[Symbol.asyncIterator]();
    try {
      for (let next = await entries.next().catch(refuseDamaged); !next.done; next = await entries.next().catch(refuseDamaged)) {
        const { header, body } = next.value;
        yield { name: header.name, content: contentOf(body) };
        // Cancelling the rest would stop the next file, too, because the package may already be reading that one.
        await drain(body);
      }
    } finally {
      await entries.return?.().catch(() => undefined);
      source.destroy();
    }
  }
}

function unfinishedPrefix(file: string): string {
  return `.${basename(file)}.unfinished-`;
}

/** A killed backup leaves such a file, with everything that it has written so far. */
async function removeUnfinished(file: string): Promise<void> {
  const names = (await readdir(dirname(file))).filter((name) => name.startsWith(unfinishedPrefix(file)));
  for (const name of names) await rm(join(dirname(file), name), { force: true });
}

/** The file of the name gets a second one, so that there is no moment without it. Some file systems have no second names: there it is moved. */
async function keepFormer(file: string): Promise<void> {
  const former = `${file}.former`;
  const isThere = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isThere) return;
  await rm(former, { force: true });
  await link(file, former).catch(() => rename(file, former));
}

async function append(handle: FileHandle, name: string, content: Uint8Array): Promise<void> {
  const packed = await packTar([{ header: { name, size: content.length, mode: 0o600 }, body: content }]);
  // The package ends each archive, and this one goes on.
  await handle.writeFile(packed.subarray(0, -END));
}

async function* contentOf(body: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read().catch(refuseDamaged); !next.done; next = await reader.read().catch(refuseDamaged)) yield next.value;
  } finally {
    reader.releaseLock();
  }
}

async function drain(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  while (!(await reader.read().catch(refuseDamaged)).done);
}

async function syncFolder(folder: string): Promise<void> {
  // On Windows, folders cannot be opened and need no sync.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function refuseDamaged(error: unknown): never {
  throw new BackupFault(
    `is damaged or not complete, or is not a backup of Tessera: ${error instanceof Error ? error.message : String(error)}`,
    {
      cause: error,
    },
  );
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'its file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'it is a folder',
};

function refuse(verb: 'read' | 'written'): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    throw new BackupFault(`cannot be ${verb}: ${reasons[error.code ?? ''] ?? error.message}.`, { cause: error });
  };
}
