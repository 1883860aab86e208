import { fitPicture, type Crop } from './crop.js';

/** The accepted file types, for the file chooser of the browser. */
export const PICTURE_FILES = '.jpg,.jpeg,.png,image/jpeg,image/png';

/** The name of the uploaded file, whatever the name of the chosen file (specification §5). */
export const UPLOADED_NAME = 'profile.png';

/**
 * The picture in a file, rotated as its camera recorded and scaled for cropping. The browser decodes and scales it in the background, so
 * that a large photo does not block the page. Rejects when the file is not a complete JPEG or PNG.
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
    // A file that is too large is refused before it is decoded.
    whole.close();
  }
}

/** The chosen part of a picture, at its full size. */
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

/** The type by the content, as on the server: the file name is not reliable. */
export async function isJpegOrPng(file: Blob): Promise<boolean> {
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
