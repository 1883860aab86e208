import { Injectable } from '@nestjs/common';
import { imageName } from '../image.js';
import type { Picture, PictureKind } from '../picture.js';
import { ImageProcessor, type PictureShape } from '../ports/image-processor.port.js';
import { ImageStorage } from '../ports/image-storage.port.js';
import { StoredImages } from '../ports/stored-images.port.js';

// The page and lists show the second and third width of a profile picture, on screens with two and with one pixel per CSS pixel.
// A tile is at most 840 CSS pixels wide, and 600 on most screens.
const tile: PictureShape = { square: false, widths: [1280, 800, 480], maxHeight: 3840, keepsTransparency: true };

const shapes: Readonly<Record<PictureKind | 'tile' | 'found', PictureShape>> = {
  profile: { square: true, widths: [500, 224, 112], maxHeight: 500, keepsTransparency: true },
  wallpaper: { square: false, widths: [2400, 1600, 960, 480], maxHeight: 4800, keepsTransparency: false },
  tile,
  // Other sites show their pictures in a format that people do not upload.
  found: { ...tile, takesWebp: true },
};

interface PreparePictureCommand {
  /** `found` is one for a tile that this server has got from another site. */
  readonly kind: keyof typeof shapes;
  /** The path of the uploaded file, which is not checked yet. */
  readonly file: string;
}

/**
 * Makes a picture from an uploaded file, and stores all its variants. Variants that no page uses are removed after an hour.
 * Errors: IMAGE_INVALID, IMAGE_TOO_MANY_PIXELS, BUSY, PICTURES_UNAVAILABLE, STORAGE_UNAVAILABLE.
 */
@Injectable()
export class PreparePicture {
  constructor(
    private readonly processor: ImageProcessor,
    private readonly storage: ImageStorage,
    private readonly storedImages: StoredImages,
  ) {}

  /** Resolves when pictures can be made on this machine. Errors: BUSY, PICTURES_UNAVAILABLE. */
  check(): Promise<void> {
    return this.processor.check();
  }

  async prepare({ kind, file }: PreparePictureCommand): Promise<Picture> {
    const { color, digest, images } = await this.processor.process(file, shapes[kind]);
    const named = await Promise.all(images.map(async (image) => ({ ...image, name: await imageName(image.content, image.format) })));
    // Listed before they are saved: if the server crashes in between, the files are still found and removed.
    await this.storedImages.note(named.map(({ name }) => name));
    await Promise.all(named.map(({ name, content }) => this.storage.save(name, content)));
    const variants = named.map(({ name, format, width, height, content }) => ({ name, format, width, height, bytes: content.length }));
    const { width = 0, height = 0 } = variants[0] ?? {};
    return { width, height, color, digest, variants };
  }
}
