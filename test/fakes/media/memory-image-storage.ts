import type { ImageName } from '../../../server/media/image.js';
import { ImageStorage } from '../../../server/media/ports/image-storage.port.js';

/** Pictures in memory, for unit tests. */
export class MemoryImageStorage extends ImageStorage {
  private readonly images = new Map<ImageName, Uint8Array>();

  override async save(name: ImageName, content: Uint8Array): Promise<void> {
    this.images.set(name, content.slice());
  }

  override async read(name: ImageName): Promise<Uint8Array | null> {
    return this.images.get(name) ?? null;
  }

  override async measure(name: ImageName): Promise<number | null> {
    return this.images.get(name)?.length ?? null;
  }

  override async remove(name: ImageName): Promise<void> {
    this.images.delete(name);
  }

  override async check(): Promise<void> {
    // Memory is always there.
  }

  /** What is kept now. */
  get names(): ImageName[] {
    return [...this.images.keys()];
  }
}
