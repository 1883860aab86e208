import { MAX_IMAGE_BYTES } from '../../../server/media/upload.rules.js';

/** The longest sides that are tried, in pixels. Pages show no picture larger than the first one. */
const SIDES = [4_096, 2_896, 2_048, 1_448];
/** A JPEG of this quality looks like its photo. */
const QUALITY = 0.92;

const TAKEN = ['image/jpeg', 'image/png'];
/** What browsers read and the server does not take. */
const CONVERTED = ['image/webp', 'image/avif'];

/**
 * A picture as it is sent: a WebP or AVIF as a PNG, and one with more bytes than the server accepts made smaller, which takes about a second for a photo.
 * A file of any other type stays as it is. Null if it is too large, and this browser cannot make it smaller. `onScaling` is called before.
 */
export async function sendablePicture(file: Blob, onScaling: () => void): Promise<Blob | null> {
  const isSmall = file.size <= MAX_IMAGE_BYTES;
  const isTaken = TAKEN.includes(file.type);
  if (isTaken ? isSmall : !CONVERTED.includes(file.type)) return isSmall ? file : null;
  if (!isSmall) onScaling();
  try {
    const whole = await createImageBitmap(file);
    try {
      return await belowLimit(whole, isTaken ? [file.type] : ['image/png', 'image/jpeg']);
    } finally {
      whole.close();
    }
  } catch {
    return isSmall ? file : null;
  }
}

async function belowLimit(whole: ImageBitmap, types: readonly string[]): Promise<Blob | null> {
  for (const side of SIDES) {
    const scale = Math.min(1, side / Math.max(whole.width, whole.height));
    const canvas = new OffscreenCanvas(Math.max(1, Math.round(whole.width * scale)), Math.max(1, Math.round(whole.height * scale)));
    const context = canvas.getContext('2d')!;
    context.imageSmoothingQuality = 'high';
    context.drawImage(whole, 0, 0, canvas.width, canvas.height);
    for (const type of types) {
      const written = await canvas.convertToBlob({ type, quality: QUALITY });
      if (written.size <= MAX_IMAGE_BYTES) return written;
    }
  }
  return null;
}
