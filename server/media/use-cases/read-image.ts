import { Injectable } from '@nestjs/common';
import type { ImageName } from '../image.js';
import { type ImageContent, ImageStorage } from '../ports/image-storage.port.js';

/** The content of a stored picture, or null when there is none of this name. Errors: STORAGE_UNAVAILABLE. */
@Injectable()
export class ReadImage {
  constructor(private readonly storage: ImageStorage) {}

  execute(name: ImageName): Promise<ImageContent | null> {
    return this.storage.read(name);
  }
}
