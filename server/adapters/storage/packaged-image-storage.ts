import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageName } from '../../media/image.js';
import { ImageStorage } from '../../media/ports/image-storage.port.js';

/**
 * A storage of pictures, with the files of a folder of the product: those are read from there, whether the storage has them or not. So they
 * can be shown before anybody has stored them.
 */
export class PackagedImageStorage extends ImageStorage {
  private constructor(
    private readonly storage: ImageStorage,
    private readonly folder: string,
    private readonly packaged: ReadonlySet<string>,
  ) {
    super();
  }

  static async over(storage: ImageStorage, folder: string): Promise<PackagedImageStorage> {
    return new PackagedImageStorage(storage, folder, new Set(await readdir(folder)));
  }

  override async save(name: ImageName, content: Uint8Array): Promise<void> {
    await this.storage.save(name, content);
  }

  override async read(name: ImageName): Promise<Uint8Array | null> {
    return this.packaged.has(name) ? readFile(join(this.folder, name)) : this.storage.read(name);
  }

  override async measure(name: ImageName): Promise<number | null> {
    return this.packaged.has(name) ? (await stat(join(this.folder, name))).size : this.storage.measure(name);
  }

  override async remove(name: ImageName): Promise<void> {
    await this.storage.remove(name);
  }

  override async check(): Promise<void> {
    await this.storage.check();
  }
}
