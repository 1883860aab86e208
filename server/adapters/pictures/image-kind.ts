import type { FileHandle } from 'node:fs/promises';

/** The accepted file formats, by the names of sharp. */
export type ImageKind = 'jpeg' | 'png' | 'webp';

const pngSignature = '89504e470d0a1a0a';
const jpegSignature = 'ffd8ff';
// Of a container, and of what is in it. The length of the file is between them.
const [riffSignature, webpSignature] = ['52494646', '57454250'];

// A PNG has a handful of chunks before its pixels. A file with more is made to keep the reader busy.
const mostChunks = 1_000;

/** The format of a file by its first bytes. Undefined when the format is not accepted, which includes animated PNG. */
export async function readImageKind(file: FileHandle): Promise<ImageKind | undefined> {
  const start = (await bytesAt(file, 0, 12)).toString('hex');
  if (start.startsWith(jpegSignature)) return 'jpeg';
  if (start.startsWith(riffSignature) && start.endsWith(webpSignature)) return 'webp';
  return start.startsWith(pngSignature) && !(await isAnimated(file)) ? 'png' : undefined;
}

// The decoder would show the first frame without an error. A chunk before the pixels says that a PNG is animated.
async function isAnimated(file: FileHandle): Promise<boolean> {
  let position = 8;
  for (let count = 0; count < mostChunks; count += 1) {
    const head = await bytesAt(file, position, 8);
    const type = head.toString('latin1', 4, 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT' || head.length < 8) return false;
    position += 12 + head.readUInt32BE(0);
  }
  return true;
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
