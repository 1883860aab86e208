import { Injectable } from '@nestjs/common';
import { type ImageFormat, imageName, type ImageName } from '../image.js';
import { ImageStorage } from '../ports/image-storage.port.js';

/** Keeps an encoded picture and names it by its content; the same content twice is kept once. */
@Injectable()
export class KeepImage {
  constructor(private readonly storage: ImageStorage) {}

  async execute({ content, format }: { content: Uint8Array; format: ImageFormat }): Promise<ImageName> {
    const name = imageName(content, format);
    await this.storage.save(name, content);
    return name;
  }
}
