import { Injectable } from '@nestjs/common';
import { ImageStorage } from '../ports/image-storage.port.js';
import { StoredImages } from '../ports/stored-images.port.js';

/** How long a picture that no page uses is kept: an upload may be about to use it, and browsers may still show the page before. */
export const KEPT_UNUSED_MILLISECONDS = 3_600_000;

const batchSize = 20;

/** Removes what no page uses any more. It can be stopped or killed at any point, and may run on several instances at once. */
@Injectable()
export class RemoveUnusedImages {
  constructor(
    private readonly storedImages: StoredImages,
    private readonly storage: ImageStorage,
  ) {}

  /** Gives how many files were removed. STORAGE_UNAVAILABLE when some could not be; they are found again another time. */
  async execute(stop?: AbortSignal): Promise<number> {
    let count = 0;
    for (let found = batchSize; found === batchSize && !stop?.aborted; count += found) {
      found = await this.storedImages.removeUnused(KEPT_UNUSED_MILLISECONDS, batchSize, (name) => this.storage.remove(name));
    }
    return count;
  }
}
