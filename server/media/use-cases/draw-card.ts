import { Injectable } from '@nestjs/common';
import { picturesOfCard, type CardDrawing } from '../card-drawing.rules.js';
import { imageName, parseImageName, type ImageName } from '../image.js';
import { ImageProcessor } from '../ports/image-processor.port.js';
import { ImageStorage } from '../ports/image-storage.port.js';
import { StoredImages } from '../ports/stored-images.port.js';

/** A card that was drawn and stored. */
export interface DrawnCard {
  readonly name: ImageName;
  readonly content: Uint8Array;
}

/**
 * Draws the card of a page and stores it. If no page uses it, it is removed after an hour. Errors: BUSY, PICTURES_UNAVAILABLE,
 * STORAGE_UNAVAILABLE.
 */
@Injectable()
export class DrawCard {
  constructor(
    private readonly processor: ImageProcessor,
    private readonly storage: ImageStorage,
    private readonly storedImages: StoredImages,
  ) {}

  async execute(card: CardDrawing): Promise<DrawnCard> {
    const files = new Map<string, Uint8Array>();
    for (const name of picturesOfCard(card)) {
      const parsed = parseImageName(name);
      const content = parsed && (await this.storage.read(parsed));
      if (content) files.set(name, content);
    }
    const { content, format } = await this.processor.draw(card, files);
    const name = await imageName(content, format);
    // Listed before it is saved: if the server crashes in between, the file is still found and removed.
    await this.storedImages.note([name]);
    await this.storage.save(name, content);
    return { name, content };
  }
}
