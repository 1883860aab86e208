import { Injectable } from '@nestjs/common';
import type { ImageName } from '../image.js';
import { type ImageContent, ImageStorage } from '../ports/image-storage.port.js';

/** A kept picture's content; null when there is none of that name. STORAGE_UNAVAILABLE when it can't be told. */
@Injectable()
export class ReadImage {
  constructor(private readonly storage: ImageStorage) {}

  execute(name: ImageName): Promise<ImageContent | null> {
    return this.storage.read(name);
  }
}
