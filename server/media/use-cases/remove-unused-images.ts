import { Injectable } from '@nestjs/common';
import { KEPT_UNUSED_MILLISECONDS } from '../image.js';
import { ImageStorage } from '../ports/image-storage.port.js';
import { StoredImages, type Removal } from '../ports/stored-images.port.js';

// More than the files of one page's two pictures.
const BATCH = 50;

/**
 * Removes files that no page uses any more, at most 50 in one call. The process can be killed at any point, and several instances may do this
 * at once. A file that could not be removed is tried again after an hour, and does not block other files.
 */
@Injectable()
export class RemoveUnusedImages {
  constructor(
    private readonly storedImages: StoredImages,
    private readonly storage: ImageStorage,
  ) {}

  /** `mayBeMore` says whether there may be more. */
  async execute(): Promise<Removal & { readonly mayBeMore: boolean }> {
    const removal = await this.storedImages.removeUnused(KEPT_UNUSED_MILLISECONDS, BATCH, (name) => this.storage.remove(name));
    return { ...removal, mayBeMore: removal.removed + removal.failures.length === BATCH };
  }
}
