import { imageName, parseImageName, type ImageFormat } from '../image.js';
import type { ImageStorage } from '../ports/image-storage.port.js';

interface RestoreImageCommand {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Stores a picture of a backup again, under the name that it had. Errors: STORAGE_UNAVAILABLE. */
export class RestoreImage {
  constructor(private readonly storage: ImageStorage) {}

  async execute({ name, content }: RestoreImageCommand): Promise<void> {
    const image = parseImageName(name);
    if (image === undefined || image !== (await imageName(content, name.slice(name.lastIndexOf('.') + 1) as ImageFormat))) {
      throw new Error(`${name} is not the name of this picture.`);
    }
    await this.storage.save(image, content);
  }
}
