import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ImageName } from '../../media/image.js';
import { ImageStorage } from '../../media/ports/image-storage.port.js';

/** Pictures as files of one folder, in sub-folders by the first two digits of their names. */
export class DiskImageStorage extends ImageStorage {
  constructor(private readonly folder: string) {
    super();
  }

  override async save(name: ImageName, content: Uint8Array): Promise<void> {
    const file = this.fileOf(name);
    const folder = path.dirname(file);
    await mkdir(folder, { recursive: true });
    const unfinished = path.join(folder, `.${randomUUID()}.part`);
    try {
      await writeDurably(unfinished, content);
      await rename(unfinished, file);
      await syncFolder(folder);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  override async read(name: ImageName): Promise<Uint8Array | null> {
    try {
      return await readFile(this.fileOf(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  override async remove(name: ImageName): Promise<void> {
    await rm(this.fileOf(name), { force: true });
  }

  private fileOf(name: ImageName): string {
    return path.join(this.folder, name.slice(0, 2), name);
  }
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

// The rename itself is only durable once the folder is; Windows has no handle for a folder and needs none.
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
