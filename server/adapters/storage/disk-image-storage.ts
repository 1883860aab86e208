import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ImageName } from '../../media/image.js';
import { StorageUnavailable } from '../../media/media.errors.js';
import { ImageStorage } from '../../media/ports/image-storage.port.js';

/** Pictures as files in one folder, with subfolders by the first two digits of their names. */
export class DiskImageStorage extends ImageStorage {
  constructor(private readonly folder: string) {
    super();
  }

  override async save(name: ImageName, content: Uint8Array): Promise<void> {
    await this.write(name, content).catch(tellOutage);
  }

  override async read(name: ImageName): Promise<Uint8Array | null> {
    return readFile(this.fileOf(name)).catch(nullWhenMissing);
  }

  override async measure(name: ImageName): Promise<number | null> {
    const found = await stat(this.fileOf(name)).catch(nullWhenMissing);
    return found && found.size;
  }

  override async remove(name: ImageName): Promise<void> {
    await this.erase(name).catch(tellOutage);
  }

  override async check(): Promise<void> {
    // The folder is made with the first picture, in a folder that exists.
    const folder = await stat(this.folder).then(
      () => this.folder,
      () => path.dirname(this.folder),
    );
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).catch(tellOutage);
  }

  private async write(name: ImageName, content: Uint8Array): Promise<void> {
    const file = this.fileOf(name);
    const folder = path.dirname(file);
    await makeFolder(folder);
    const unfinished = path.join(folder, `${unfinishedPrefix(name)}${randomUUID()}`);
    try {
      await writeDurably(unfinished, content);
      await rename(unfinished, file);
      await syncFolder(folder);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  private async erase(name: ImageName): Promise<void> {
    const file = this.fileOf(name);
    await rm(file, { force: true });
    // Files that a crash left incomplete can only be found here.
    const folder = path.dirname(file);
    const beside = await readdir(folder).catch(noneWhenMissing);
    const unfinished = beside.filter((one) => one.startsWith(unfinishedPrefix(name)));
    await Promise.all(unfinished.map((one) => rm(path.join(folder, one), { force: true })));
  }

  private fileOf(name: ImageName): string {
    return path.join(this.folder, name.slice(0, 2), name);
  }
}

// This is not a valid name of an image, so the file is never sent.
function unfinishedPrefix(name: ImageName): string {
  return `.${name}.`;
}

// After a power failure, a new folder only exists if its parent folder was synced, too.
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) await syncFolder(path.dirname(made));
}

async function writeDurably(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// The rename is only durable after the folder is synced. On Windows, folders cannot be opened and need no sync.
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  return tellOutage(error);
}

function noneWhenMissing(error: NodeJS.ErrnoException): readonly string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

// A full or failing disk, an unmounted share, a folder without permission: the operator can repair each of them.
const OUTAGES = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'ESTALE', 'ETIMEDOUT', 'EMFILE', 'ENFILE']);

function tellOutage(error: NodeJS.ErrnoException): never {
  throw OUTAGES.has(error.code ?? '') ? new StorageUnavailable(error) : error;
}
