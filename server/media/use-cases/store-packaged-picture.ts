import { Injectable } from '@nestjs/common';
import type { Picture } from '../picture.js';
import { ImageStorage } from '../ports/image-storage.port.js';
import { StoredImages } from '../ports/stored-images.port.js';

/**
 * Stores the files of a picture that comes with the product, so that a page keeps it when a later release has another one. Files that no page
 * uses are removed after an hour. Errors: STORAGE_UNAVAILABLE.
 */
@Injectable()
export class StorePackagedPicture {
  constructor(
    private readonly storage: ImageStorage,
    private readonly storedImages: StoredImages,
  ) {}

  async execute({ variants }: Picture): Promise<void> {
    const names = variants.map(({ name }) => name);
    // Listed before they are saved: if the server crashes in between, the files are still found and removed.
    await this.storedImages.note(names);
    await Promise.all(
      names.map(async (name) => {
        const content = await this.storage.read(name);
        if (content === null) throw new Error(`The product has no picture ${name}.`);
        await this.storage.save(name, content);
      }),
    );
  }
}
