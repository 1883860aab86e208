import { fitPicture, type Crop } from './crop.js';

/** The kinds of files that are taken, for the list of files that a browser opens. */
export const PICTURE_FILES = '.jpg,.jpeg,.png,image/jpeg,image/png';

/** What is uploaded is called this, whatever the chosen file was called (specification §5). */
export const UPLOADED_NAME = 'profile.png';

/**
 * The picture in a file, upright as its camera meant it and scaled for cropping. The browser decodes and scales beside the page's own
 * work, so that nothing stands still for a large photo. Rejects what is no whole JPEG or PNG.
 */
export async function readPicture(file: Blob): Promise<HTMLCanvasElement> {
  if (!(await isJpegOrPng(file))) throw new TypeError('The file is neither a JPEG nor a PNG.');
  const whole = await createImageBitmap(file);
  try {
    const { from, width, height } = fitPicture(whole);
    const scaled = await createImageBitmap(whole, from.x, from.y, from.width, from.height, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    });
    return draw(width, height, (context) => context.drawImage(scaled, 0, 0));
  } finally {
    // Fifty megabytes of a photo need not wait until they are found to be of no use.
    whole.close();
  }
}

/** The part of a picture that was chosen, as large as it is. */
export function cutOut(picture: HTMLCanvasElement, { x, y, size }: Crop): HTMLCanvasElement {
  return draw(size, size, (context) => context.drawImage(picture, x, y, size, size, 0, 0, size, size));
}

/** The file to upload. */
export function pngOf(picture: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))), 'image/png');
  });
}

const BEGINNINGS: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];

/** By its content, as the server decides: a name can say anything. */
async function isJpegOrPng(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return BEGINNINGS.some((beginning) => beginning.every((byte, at) => bytes[at] === byte));
}

function draw(width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  paint(context);
  return canvas;
}
