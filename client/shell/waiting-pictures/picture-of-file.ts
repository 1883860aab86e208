import { MAX_IMAGE_PIXELS } from '../../../server/media/upload.rules.js';
import type { Picture } from '../../page-view/pictures/page-pictures.js';
import { isJpegOrPng } from '../profile-picture/read-picture.js';

/** A file as the picture that it will be, for this document. Rejects if the server would refuse it. */
export async function pictureOfFile(file: Blob): Promise<Picture> {
  if (!(await isJpegOrPng(file))) throw new TypeError('The file is neither a JPEG nor a PNG.');
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  if (width * height > MAX_IMAGE_PIXELS) throw new RangeError('The picture has too many pixels.');
  return { url: URL.createObjectURL(file), width, height, color: '#808080', variants: [] };
}
