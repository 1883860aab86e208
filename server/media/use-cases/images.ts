import type { ImageName } from '../image.js';
import { ImageStorage } from '../ports/image-storage.port.js';
import { Injectable } from '@nestjs/common';

/** The stored files of pictures. */
@Injectable()
export class Images {
  constructor(private readonly storage: ImageStorage) {}

  /** Resolves when the storage of pictures can be used; rejects otherwise. */
  checkStorage(): Promise<void> {
    return this.storage.check();
  }

  /** The size of a stored picture in bytes, or null when there is none of this name. Errors: STORAGE_UNAVAILABLE. */
  measure(name: ImageName): Promise<number | null> {
    return this.storage.measure(name);
  }

  /** The whole content of a stored picture, or null when there is none of this name. Errors: STORAGE_UNAVAILABLE. */
  read(name: ImageName): Promise<Uint8Array | null> {
    return this.storage.read(name);
  }
}
