import { open } from 'node:fs/promises';
import sharp, { type Metadata, type OutputInfo, type Sharp, type SharpOptions } from 'sharp';
import { ImageInvalid, ImageTooManyPixels } from '../../media/media.errors.js';
import type { ImageFormat } from '../../media/image.js';
import type { EncodedImage, PictureShape } from '../../media/ports/image-processor.port.js';
import { MAX_IMAGE_PIXELS } from '../../media/upload.rules.js';
import { readImageKind } from './image-kind.js';

// One thread: requests for pages need the other cores.
sharp.concurrency(1);
sharp.cache(false);

const decoding: SharpOptions = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' };

/** Pixels in memory, ready to be resized and encoded. */
interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

type Encoder = (image: Sharp) => Sharp;

// The response waits for all sizes. For 12 megapixels, the four sizes take about 2 s of one core. A higher AVIF effort would take four
// times as long, for files that are a few percent smaller.
const encoders: Readonly<Record<ImageFormat, Encoder>> = {
  avif: (image) => image.avif({ quality: 52, effort: 0 }),
  webp: (image) => image.webp({ quality: 78, effort: 2 }),
  // Browsers take AVIF or WebP. JPEG is what a page takes along when it moves: with fewer colours than points, it would lose some with each move.
  jpg: (image) => image.jpeg({ quality: 80, progressive: true, chromaSubsampling: '4:4:4' }),
  png: (image) => image.png({ compressionLevel: 8 }),
};

/**
 * Decodes a whole file and encodes it in every size of the shape, as `ImageProcessor` describes. It passes each image to `onImage` as soon
 * as it is encoded, and returns the colour. Errors: IMAGE_INVALID, IMAGE_TOO_MANY_PIXELS.
 */
export async function makePictures(file: string, shape: PictureShape, onImage: (image: EncodedImage) => void): Promise<string> {
  const pixels = await decode(file, shape).catch(refuseInvalid);
  return encode(pixels, shape, onImage);
}

async function decode(file: string, shape: PictureShape): Promise<Pixels> {
  await checkContent(file, shape);
  const [largest = 1] = shape.widths;
  const box = shape.square
    ? ({ width: largest, height: largest, fit: 'outside' } as const)
    : ({ width: largest, height: shape.maxHeight, fit: 'inside' } as const);
  // Every row is decoded, even if a square is cut out afterwards: a file that is damaged anywhere is refused.
  const whole = await pixelsOf(
    sharp(file, decoding)
      .autoOrient()
      .resize({ ...box, withoutEnlargement: true }),
  );
  const pixels = shape.square ? await cutSquare(whole, largest) : whole;
  return shape.keepsTransparency ? withoutNeedlessAlpha(pixels) : pixelsOf(imageOf(pixels).flatten({ background: 'white' }));
}

/** It uses only the first bytes and the headers. Nothing is decoded yet. */
async function checkContent(path: string, { takesWebp = false }: PictureShape): Promise<void> {
  const file = await open(path);
  try {
    const kind = await readImageKind(file);
    const header: Metadata = await sharp(path, { limitInputPixels: false, failOn: 'error' }).metadata();
    if (kind === undefined || header.format !== kind || (kind === 'webp' && !takesWebp) || (header.pages ?? 1) > 1)
      throw new ImageInvalid();
    if (header.width * header.height > MAX_IMAGE_PIXELS) throw new ImageTooManyPixels();
  } finally {
    await file.close();
  }
}

async function cutSquare(whole: Pixels, largest: number): Promise<Pixels> {
  const side = Math.min(largest, whole.info.width, whole.info.height);
  return pixelsOf(imageOf(whole).resize({ width: side, height: side, fit: 'cover', position: 'centre' }));
}

async function withoutNeedlessAlpha(pixels: Pixels): Promise<Pixels> {
  if (!hasAlpha(pixels)) return pixels;
  const { isOpaque } = await imageOf(pixels).stats();
  return isOpaque ? pixelsOf(imageOf(pixels).removeAlpha()) : pixels;
}

async function encode(pixels: Pixels, { widths }: PictureShape, onImage: (image: EncodedImage) => void): Promise<string> {
  const formats: readonly ImageFormat[] = hasAlpha(pixels) ? ['webp', 'png'] : ['avif', 'webp', 'jpg'];
  let smallest = pixels;
  for (const width of [pixels.info.width, ...widths.filter((wanted) => wanted < pixels.info.width)]) {
    smallest = width === pixels.info.width ? pixels : await pixelsOf(imageOf(pixels).resize({ width }));
    for (const format of formats) {
      const { data, info } = await encoders[format](imageOf(smallest)).toBuffer({ resolveWithObject: true });
      onImage({ format, width: info.width, height: info.height, content: data });
    }
  }
  return colorOf(smallest);
}

/** 8-bit sRGB or grey, without metadata. */
async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { data, info };
}

function imageOf({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

function hasAlpha({ info: { channels } }: Pixels): boolean {
  return channels === 2 || channels === 4;
}

async function colorOf(pixels: Pixels): Promise<string> {
  const { dominant } = await imageOf(pixels).flatten({ background: 'white' }).toColourspace('srgb').stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

// The messages of the library are for developers. The sender gets the same sentence for all of them. An error with a code is already a
// refusal, or the system could not read the file.
function refuseInvalid(error: unknown): never {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  const isOfTheFile = code === undefined && error instanceof Error && !isOutOfMemory(error);
  // The file is removed when its sender disconnects, so nobody reads this answer.
  const isGone = code === 'ENOENT';
  throw isOfTheFile || isGone ? new ImageInvalid() : error;
}

function isOutOfMemory({ message }: Error): boolean {
  return /out of memory|Cannot allocate/i.test(message);
}
