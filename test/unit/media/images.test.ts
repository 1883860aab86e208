import { describe, expect, test } from '@jest/globals';
import { imageName, mediaTypeOf, parseImageName, type ImageFormat, type ImageName } from '../../../server/media/image.js';
import { plainVariant, type PictureVariant } from '../../../server/media/picture.js';
import { IMAGE_UPLOAD_TYPES, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '../../../server/media/upload.rules.js';
import { Images } from '../../../server/media/use-cases/images.js';
import { MemoryImageStorage } from '../../fakes/media/memory-image-storage.js';

const hashOfAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

describe('The name of a picture', () => {
  test('is the SHA-256 of its content and its format', async () => {
    expect(await imageName(Buffer.from('abc'), 'webp')).toBe(`${hashOfAbc}.webp`);
  });

  test.each(['avif', 'webp', 'jpg', 'png'])('may end in .%s', (format) => {
    expect(parseImageName(`${hashOfAbc}.${format}`)).toBe(`${hashOfAbc}.${format}`);
  });

  test.each([
    ...[
      `${hashOfAbc}.gif`,
      `${hashOfAbc}.`,
      hashOfAbc,
      `${hashOfAbc}jpg`,
      `${hashOfAbc}.jpgx`,
      `${hashOfAbc.slice(1)}.jpg`,
      `0${hashOfAbc}.jpg`,
    ],
    ...[
      `${hashOfAbc.toUpperCase()}.jpg`,
      `g${hashOfAbc.slice(1)}.jpg`,
      `../${hashOfAbc}.jpg`,
      `${hashOfAbc}.jpg/..`,
      `${hashOfAbc}.jpg\n`,
      '',
    ],
  ])('cannot be %j', (text) => expect(parseImageName(text)).toBeUndefined());

  test('decides the content type', () => {
    const types = (['avif', 'webp', 'jpg', 'png'] as const).map((format) => mediaTypeOf(`${hashOfAbc}.${format}` as ImageName));
    expect(types).toEqual(['image/avif', 'image/webp', 'image/jpeg', 'image/png']);
  });
});

test('A JPEG or PNG of at most 10 MB and 64 million pixels may be uploaded', () => {
  expect([MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS]).toEqual([10 * 1024 * 1024, 64_000_000]);
  expect(IMAGE_UPLOAD_TYPES).toEqual(['image/jpeg', 'image/png']);
});

describe('For clients that support only JPEG and PNG, a picture', () => {
  const variant = (format: ImageFormat, width: number): PictureVariant => ({
    name: `${width}.${format}` as ImageName,
    format,
    width,
    height: width,
    bytes: 1,
  });
  const plainOf = (...variants: PictureVariant[]) => plainVariant({ width: 500, height: 500, color: '#000000', variants });

  test.each(['jpg', 'png'] as const)('is its largest %s', (format) => {
    expect(plainOf(variant('webp', 500), variant(format, 500), variant('avif', 224), variant(format, 224))).toEqual(variant(format, 500));
  });

  test('causes a server error if it has neither', () => {
    expect(() => plainOf(variant('webp', 500))).toThrow('A picture has no variant that every browser can show.');
  });
});

describe('A stored picture', () => {
  const name = `${hashOfAbc}.jpg` as ImageName;
  const storage = new MemoryImageStorage();

  test('is read and measured under its name, and is not found under another name', async () => {
    await storage.save(name, Buffer.from('abc'));
    expect(await new Images(storage).read(name)).toEqual(new Uint8Array(Buffer.from('abc')));
    expect(await new Images(storage).measure(name)).toBe(3);
    const other = `${hashOfAbc}.png` as ImageName;
    expect([await new Images(storage).read(other), await new Images(storage).measure(other)]).toEqual([null, null]);
  });
});
