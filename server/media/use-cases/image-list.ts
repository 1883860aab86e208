import { Injectable } from '@nestjs/common';
import { type ImageName, KEPT_UNUSED_MILLISECONDS } from '../image.js';
import { StoredImages, type Removal } from '../ports/stored-images.port.js';
import { ImageStorage } from '../ports/image-storage.port.js';

const NOTED_AT_ONCE = 500;
// More than the files of one page's two pictures.
const REMOVED_AT_ONCE = 50;

/** The list of the stored files of pictures, by which those are found that no page uses. */
@Injectable()
export class ImageList {
  constructor(
    private readonly storedImages: StoredImages,
    private readonly storage: ImageStorage,
  ) {}

  /** Which of these pictures are not in the storage any more, for copies that have to be removed, too. */
  async removedAmong(names: readonly ImageName[]): Promise<ImageName[]> {
    const listed = await this.storedImages.listed(names);
    return names.filter((name) => !listed.has(name));
  }

  /**
   * Marks pictures that pages use, at most 500 in one call, so that unused pictures are found without reading all pictures. Returns whether
   * there may be more.
   */
  async noteUse(): Promise<boolean> {
    return (await this.storedImages.noteUse(KEPT_UNUSED_MILLISECONDS, NOTED_AT_ONCE)) > 0;
  }

  /**
   * Removes files that no page uses any more, at most 50 in one call. The process can be killed at any point, and several instances may do this
   * at once. A file that could not be removed is tried again after an hour, and does not block other files. `mayBeMore` says whether there may
   * be more.
   */
  async removeUnused(): Promise<Removal & { readonly mayBeMore: boolean }> {
    const removal = await this.storedImages.removeUnused(KEPT_UNUSED_MILLISECONDS, REMOVED_AT_ONCE, (name) => this.storage.remove(name));
    return { ...removal, mayBeMore: removal.removed + removal.failures.length === REMOVED_AT_ONCE };
  }
}
