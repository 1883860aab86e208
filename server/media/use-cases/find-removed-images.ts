import { Injectable } from '@nestjs/common';
import type { ImageName } from '../image.js';
import { StoredImages } from '../ports/stored-images.port.js';

/** Which of these pictures are not in the storage any more, for copies that have to be removed, too. */
@Injectable()
export class FindRemovedImages {
  constructor(private readonly storedImages: StoredImages) {}

  async execute(names: readonly ImageName[]): Promise<ImageName[]> {
    const listed = await this.storedImages.listed(names);
    return names.filter((name) => !listed.has(name));
  }
}
