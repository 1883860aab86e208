import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { CARD_SIZE, type CardDrawing } from '../../../server/media/card-drawing.rules.js';
import { ImageInvalid } from '../../../server/media/media.errors.js';
import {
  type EncodedImage,
  ImageProcessor,
  type PictureShape,
  type ProcessedImage,
} from '../../../server/media/ports/image-processor.port.js';

/** Believes the first bytes of a file and makes up the rest: a picture of 1000 by 800 pixels. For unit tests. */
export class InstantImageProcessor extends ImageProcessor {
  override async process(file: string, { square, widths }: PictureShape): Promise<ProcessedImage> {
    const content = await readFile(file);
    if (!/^(?:ffd8ff|89504e47)/.test(content.toString('hex', 0, 4))) throw new ImageInvalid();
    const images = widths
      .filter((width) => width <= 1000)
      .flatMap((width): EncodedImage[] => {
        const height = square ? width : Math.round(width * 0.8);
        return (['webp', 'jpg'] as const).map((format) => ({
          format,
          width,
          height,
          content: Buffer.concat([content, Buffer.from(`${width}${format}`)]),
        }));
      });
    return { color: '#808080', digest: createHash('sha256').update(content).digest('hex'), images };
  }

  override draw(card: CardDrawing): Promise<EncodedImage> {
    return Promise.resolve({ format: 'jpg', ...CARD_SIZE, content: Buffer.from(JSON.stringify(card)) });
  }

  override async check(): Promise<void> {}
}
