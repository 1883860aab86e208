import { Injectable } from '@nestjs/common';
import { KEPT_UNUSED_MILLISECONDS } from '../image.js';
import { ImageStorage } from '../ports/image-storage.port.js';
import { StoredImages } from '../ports/stored-images.port.js';

// More than one page has of both kinds.
const BATCH = 50;

/**
 * Removes what no page uses any more, 50 files at a time. It can be killed at any point, and may run on several instances at once.
 * STORAGE_UNAVAILABLE when some could not be removed; they are found again another time.
 */
@Injectable()
export class RemoveUnusedImages {
  constructor(
    private readonly storedImages: StoredImages,
    private readonly storage: ImageStorage,
  ) {}

  /** Gives how many files were removed, and whether there may be more. */
  async execute(): Promise<{ readonly removed: number; readonly mayBeMore: boolean }> {
    const removed = await this.storedImages.removeUnused(KEPT_UNUSED_MILLISECONDS, BATCH, (name) => this.storage.remove(name));
    return { removed, mayBeMore: removed === BATCH };
  }
}
