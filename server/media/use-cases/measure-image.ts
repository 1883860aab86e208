import { Injectable } from '@nestjs/common';
import type { ImageName } from '../image.js';
import { ImageStorage } from '../ports/image-storage.port.js';

/** How many bytes a kept picture has; null when there is none of that name. STORAGE_UNAVAILABLE when it can't be told. */
@Injectable()
export class MeasureImage {
  constructor(private readonly storage: ImageStorage) {}

  execute(name: ImageName): Promise<number | null> {
    return this.storage.measure(name);
  }
}
