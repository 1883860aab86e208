import { MAX_IMAGE_BYTES } from '../../../server/media/upload.rules.js';

/** The longest sides that are tried, in pixels. Pages show no picture larger than the first one. */
const SIDES = [4_096, 2_896, 2_048, 1_448];
/** A JPEG of this quality looks like its photo. */
const QUALITY = 0.92;

/**
 * A picture as it is sent: a JPEG or PNG with more bytes than the server accepts is made smaller, which takes about a second for a photo. Null if this
 * browser cannot read it, and for any other type. `onScaling` is called before.
 */
export async function sendablePicture(file: Blob, onScaling: () => void): Promise<Blob | null> {
  if (file.size <= MAX_IMAGE_BYTES) return file;
  if (!['image/jpeg', 'image/png'].includes(file.type)) return null;
  onScaling();
  try {
    const whole = await createImageBitmap(file);
    try {
      return await scaledBelowLimit(whole, file.type);
    } finally {
      whole.close();
    }
  } catch {
    return null;
  }
}

async function scaledBelowLimit(whole: ImageBitmap, type: string): Promise<Blob | null> {
  for (const side of SIDES) {
    const scale = Math.min(1, side / Math.max(whole.width, whole.height));
    const [width, height] = [whole.width, whole.height].map((size) => Math.max(1, Math.round(size * scale)));
    const canvas = new OffscreenCanvas(width!, height!);
    const context = canvas.getContext('2d')!;
    context.imageSmoothingQuality = 'high';
    context.drawImage(whole, 0, 0, canvas.width, canvas.height);
    const written = await canvas.convertToBlob({ type, quality: QUALITY });
    if (written.size <= MAX_IMAGE_BYTES) return written;
  }
  return null;
}
