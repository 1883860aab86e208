import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export interface ImageSize {
  readonly width?: number;
  readonly height?: number;
}

export interface PhotoOptions extends ImageSize {
  /** How much a pixel differs from its neighbours. A photo in little light has 30, which takes three times as long to compress. */
  readonly grain?: number;
}

/** A prime number of pixels, so that they repeat at another place of each row. */
const GRAINY_PIXELS = 65_537;
const grainyPixels = new Map<number, Buffer>();

/** To make noise for each pixel of twelve million would take two seconds. */
function pixelsWith(grain: number): Buffer {
  const known = grainyPixels.get(grain);
  if (known) return known;
  // The sum of four is nearly normally distributed, with a deviation of the square root of a third.
  const noise = (): number => (Math.random() + Math.random() + Math.random() + Math.random() - 2) * Math.sqrt(3);
  const made = Buffer.from(Uint8ClampedArray.from({ length: GRAINY_PIXELS * 3 }, () => 120 + grain * noise()));
  grainyPixels.set(grain, made);
  return made;
}

/** A picture similar to a photo: every pixel differs a little from its neighbours. No two are the same. */
export function aScene({ width = 640, height = 480, grain = 5 }: PhotoOptions = {}): Sharp {
  const pixels = pixelsWith(grain);
  const start = Math.floor(Math.random() * GRAINY_PIXELS) * 3;
  const content = Buffer.alloc(width * height * 3, Buffer.concat([pixels.subarray(start), pixels.subarray(0, start)]));
  return sharp(content, { raw: { width, height, channels: 3 } });
}

/** A JPEG, as from a phone. */
export function aJpeg(size?: PhotoOptions): Promise<Buffer> {
  return aScene(size).jpeg().toBuffer();
}

export function aPng(size?: ImageSize): Promise<Buffer> {
  return aScene(size).png().toBuffer();
}

/** A portrait in the style of a paper cut, with the size of a typical upload: a JPEG. */
export function aProfilePicture(): Promise<Buffer> {
  const drawing = `<path fill="#f5dcc0" d="M0 0h96v96H0z"/><path fill="#4a7c3f" d="M12 96c2-19 15-28 36-29 21 1 34 10 36 29z"/>
    <path fill="#e6b08d" d="M31 41c0-13 6-20 17-20s17 7 17 20-7 26-17 26-17-13-17-26z"/>`;
  return drawn(drawing, { width: 1200, height: 1200 }, 96).jpeg().toBuffer();
}

/** Stripes and circles: a JPEG that is larger than all windows of the tests. */
export function aWallpaper(ground = '#dfa574'): Promise<Buffer> {
  const circles = Array.from({ length: 24 }, (_, at) => {
    const [x, y] = [(at * 37) % 160, (at * 53) % 100];
    return `<circle cx="${x}" cy="${y}" r="${4 + (at % 4)}" fill="${['#b7301f', '#f0c040', '#4a7c3f', '#f6ead7'][at % 4]!}"/>`;
  });
  const stripes = [10, 30, 50, 70, 90].map((y) => `<path fill="#fff" fill-opacity=".18" d="M0 ${y}h160v10H0z"/>`);
  return drawn(`<path fill="${ground}" d="M0 0h160v100H0z"/>${stripes.join('')}${circles.join('')}`, { width: 2400, height: 1500 }, 160)
    .jpeg()
    .toBuffer();
}

function drawn(content: string, { width, height }: Required<ImageSize>, units: number): Sharp {
  const viewBox = `0 0 ${units} ${(units * height) / width}`;
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`),
  );
}

/** A PNG of one colour, which is fast to make in any size. */
export function aPlainPng({ width = 64, height = 64 }: ImageSize = {}, background = '#336699'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A PNG whose left half is transparent. */
export function aTransparentPng({ width = 300, height = 300 }: ImageSize = {}): Promise<Buffer> {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 1 } } } as const;
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: half, gravity: 'east' }])
    .png()
    .toBuffer();
}

/** A PNG with the animation header of an APNG before its pixels. */
export async function anApng(): Promise<Buffer> {
  const still = await aPlainPng();
  const endOfHeader = 8 + 25;
  return Buffer.concat([
    still.subarray(0, endOfHeader),
    pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    still.subarray(endOfHeader),
  ]);
}

/** A decompression bomb: a valid PNG of black pixels with one bit each. It has a hundred kilobytes and would become gigabytes. */
export function aBomb({ width = 30_000, height = 30_000 }: ImageSize = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A valid JPEG of exactly the given size, mostly comments. */
export async function aJpegOfBytes(bytes: number, size?: PhotoOptions): Promise<Buffer> {
  const jpeg = await aJpeg(size);
  const comments: Buffer[] = [];
  for (let missing = bytes - jpeg.length; missing > 0;) {
    const whole = Math.min(missing, 65_537);
    // A comment has at least four bytes.
    const length = missing - whole > 0 && missing - whole < 4 ? whole - 4 : whole;
    comments.push(aComment(Buffer.alloc(length - 4, 'x')));
    missing -= length;
  }
  return Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)]);
}

/** A JPEG that is also a web page: in a comment and after its end. */
export async function aPolyglot(html = '<html><script>alert(1)</script></html>'): Promise<Buffer> {
  const jpeg = await aJpeg();
  return Buffer.concat([jpeg.subarray(0, 2), aComment(Buffer.from(html)), jpeg.subarray(2), Buffer.from(html)]);
}

/** Files that are refused as pictures, by their description. */
export const notTaken: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  'no bytes at all': () => Buffer.alloc(0),
  'a few bytes': () => Buffer.from([0xff, 0xd8, 0xff]),
  'a text called a picture': () => Buffer.from('this is no picture'),
  'a web page': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a web page with a picture behind it': async () => Buffer.concat([Buffer.from('<html>'), await aJpeg()]),
  'an SVG': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
  'a GIF': () => aScene({ width: 40, height: 40 }).gif().toBuffer(),
  'a WebP': () => aScene().webp().toBuffer(),
  'an AVIF': () => aScene({ width: 64, height: 64 }).avif({ effort: 0 }).toBuffer(),
  'a TIFF': () => aScene({ width: 64, height: 64 }).tiff().toBuffer(),
  'an animated PNG': anApng,
  'a JPEG that was cut off': async () => cutOff(await aJpeg()),
  'a PNG that was cut off': async () => cutOff(await aPng()),
  'a JPEG without its pixels': async () => (await aJpeg()).subarray(0, 200),
  'the head of a PNG and anything behind it': () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(5_000, 7)]),
};

function cutOff(content: Buffer): Buffer {
  return content.subarray(0, Math.floor(content.length * 0.6));
}

function aComment(text: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, text]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
