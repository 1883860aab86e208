import { MAX_IMAGE_PIXELS } from '../../../server/media/upload.rules.js';
import type { Picture } from '../../page-view/pictures/page-pictures.js';
import { isJpegOrPng } from '../profile-picture/read-picture.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture in a file, in pixels. Rejects if the server would refuse the file. */
export async function sizeOfPicture(file: Blob): Promise<Size> {
  if (!(await isJpegOrPng(file))) throw new TypeError('The file is neither a JPEG nor a PNG.');
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  if (width * height > MAX_IMAGE_PIXELS) throw new RangeError('The picture has too many pixels.');
  return { width, height };
}

/** A file as the picture that it will be, for this document. */
export function pictureOfFile(file: Blob, { width, height }: Size): Picture {
  return { url: URL.createObjectURL(file), width, height, color: '#808080', variants: [] };
}
