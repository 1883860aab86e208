import { Injectable } from '@nestjs/common';
import type { ImageName } from '../image.js';
import { ImageStorage } from '../ports/image-storage.port.js';

/** The whole content of a stored picture, or null when there is none of this name. Errors: STORAGE_UNAVAILABLE. */
@Injectable()
export class ReadImage {
  constructor(private readonly storage: ImageStorage) {}

  execute(name: ImageName): Promise<Uint8Array | null> {
    return this.storage.read(name);
  }
}
