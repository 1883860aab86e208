import { Injectable } from '@nestjs/common';
import type { ImageName } from '../image.js';
import { ImageStorage } from '../ports/image-storage.port.js';

/** The size of a stored picture in bytes, or null when there is none of this name. Errors: STORAGE_UNAVAILABLE. */
@Injectable()
export class MeasureImage {
  constructor(private readonly storage: ImageStorage) {}

  execute(name: ImageName): Promise<number | null> {
    return this.storage.measure(name);
  }
}
