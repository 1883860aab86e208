import { Injectable } from '@nestjs/common';
import { KEPT_UNUSED_MILLISECONDS } from '../image.js';
import { ImageStorage } from '../ports/image-storage.port.js';
import { StoredImages, type Removal } from '../ports/stored-images.port.js';

// More than one page has of both kinds.
const BATCH = 50;

/**
 * Removes what no page uses any more, 50 files at a time. It can be killed at any point, and may run on several instances at once.
 * What could not be removed is found again after an hour, and what comes after it is removed meanwhile.
 */
@Injectable()
export class RemoveUnusedImages {
  constructor(
    private readonly storedImages: StoredImages,
    private readonly storage: ImageStorage,
  ) {}

  /** Tells also whether there may be more. */
  async execute(): Promise<Removal & { readonly mayBeMore: boolean }> {
    const removal = await this.storedImages.removeUnused(KEPT_UNUSED_MILLISECONDS, BATCH, (name) => this.storage.remove(name));
    return { ...removal, mayBeMore: removal.removed + removal.failures.length === BATCH };
  }
}
