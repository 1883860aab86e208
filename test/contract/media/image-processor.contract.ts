import { fork } from 'node:child_process';
import { globSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { env, execPath, kill } from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { pictureProcessFile } from '../../../server/adapters/pictures/picture-process-file.js';
import { SharpImageProcessor } from '../../../server/adapters/pictures/sharp-image-processor.js';
import type { EncodedImage, ImageProcessor, PictureShape, ProcessedImage } from '../../../server/media/ports/image-processor.port.js';
import { aBomb, aJpeg, anApng, aPlainPng, aPng, aPolyglot, aScene, aTransparentPng, notTaken } from '../../builders/images.js';
import { InstantImageProcessor } from '../../fakes/media/instant-image-processor.js';
import { until } from '../../support/waiting.js';

const wallpaper: PictureShape = { square: false, widths: [2400, 1600, 960, 480], maxHeight: 4800, keepsTransparency: false };
const profile: PictureShape = { square: true, widths: [500, 224, 112], maxHeight: 500, keepsTransparency: true };

let folder: string;
let processor: SharpImageProcessor;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'processor-'));
  processor = new SharpImageProcessor(unexpected);
});
afterAll(async () => {
  processor.onApplicationShutdown();
  await rm(folder, { recursive: true });
});

let written = 0;
async function fileOf(content: Buffer, name = 'upload.png'): Promise<string> {
  written += 1;
  const file = path.join(folder, `${written}-${name}`);
  await writeFile(file, content);
  return file;
}

async function process(content: Buffer, shape = wallpaper): Promise<ProcessedImage> {
  return processor.process(await fileOf(content), shape);
}

function sizesOf({ images }: ProcessedImage, format: string): string[] {
  return images.filter((image) => image.format === format).map(({ width, height }) => `${width}×${height}`);
}

function largest({ images }: ProcessedImage): Buffer {
  return Buffer.from((images[0] as EncodedImage).content);
}

function metadataOf({ content }: EncodedImage): Promise<Metadata> {
  return sharp(content).metadata();
}

const limits = { restMilliseconds: 60_000, mostCpuMilliseconds: 30_000, mostMilliseconds: 180_000 };

function unexpected(reason: string): never {
  throw new Error(reason);
}

/** Whether a process of this number runs. */
function runs(pid: number | undefined): boolean {
  try {
    return pid !== undefined && kill(pid, 0);
  } catch {
    return false;
  }
}

describe.each<[string, () => ImageProcessor]>([
  ['of a test', () => new InstantImageProcessor()],
  ['of sharp', () => processor],
])('an image processor %s', (_, open) => {
  test('gives the largest image first, each size also as JPEG or PNG, a colour, and the digest of the file', async () => {
    const file = await fileOf(await aJpeg({ width: 1000, height: 800 }));
    const { images, color, digest } = await open().process(file, {
      ...wallpaper,
      widths: [1000, 480],
    });
    expect(images[0]).toMatchObject({ width: 1000, height: 800 });
    expect(new Set(images.filter(({ format }) => format === 'jpg').map(({ width }) => width))).toEqual(new Set([1000, 480]));
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(digest).toBe(
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    );
  });

  test('refuses a file that is no picture', async () => {
    await expect(open().process(await fileOf(Buffer.from('no picture')), profile)).rejects.toMatchObject({ code: 'IMAGE_INVALID' });
  });
});

describe('sizes and formats', () => {
  test('WP-10 A wallpaper is made into AVIF, WebP and JPEG of every width up to its own', async () => {
    const result = await process(await aJpeg({ width: 1700, height: 850 }));
    for (const format of ['avif', 'webp', 'jpg']) expect(sizesOf(result, format)).toEqual(['1700×850', '1600×800', '960×480', '480×240']);
    const kinds = await Promise.all(result.images.slice(0, 3).map(async (image) => (await metadataOf(image)).format));
    expect(kinds).toEqual(['heif', 'webp', 'jpeg']);
  });

  test('a picture smaller than every size keeps its size', async () => {
    const result = await process(await aJpeg({ width: 300, height: 200 }));
    expect(sizesOf(result, 'jpg')).toEqual(['300×200']);
    expect(sizesOf(await process(await aPlainPng({ width: 1, height: 1 }), profile), 'jpg')).toEqual(['1×1']);
  });

  test('a picture larger than every size is made smaller, also a very tall or very wide one', async () => {
    expect(sizesOf(await process(await aPlainPng({ width: 3000, height: 1500 })), 'jpg')[0]).toBe('2400×1200');
    expect(sizesOf(await process(await aPlainPng({ width: 500, height: 20_000 })), 'jpg')).toEqual(['120×4800']);
    expect(sizesOf(await process(await aPlainPng({ width: 20_000, height: 100 })), 'jpg')).toEqual(['2400×12', '1600×8', '960×5', '480×2']);
  });

  test.each([
    [{ width: 800, height: 800 }, ['500×500', '224×224', '112×112']],
    [{ width: 900, height: 300 }, ['300×300', '224×224', '112×112']],
    [{ width: 60, height: 2000 }, ['60×60']],
  ])('PP-14 A profile picture of %j is made square, 500 by 500 at most, plus small variants', async (size, expected) => {
    const result = await process(await aJpeg(size), profile);
    for (const format of ['avif', 'webp', 'jpg']) expect(sizesOf(result, format)).toEqual(expected);
  });

  test('the square is the middle of the picture', async () => {
    const stripe = { create: { width: 200, height: 200, channels: 3, background: '#00ff00' } } as const;
    const picture = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#ff0000' } })
      .composite([{ input: stripe }])
      .png()
      .toBuffer();
    const { color } = await process(picture, profile);
    expect(color).toMatch(/^#0[0-9a-f]f[0-9a-f]0[0-9a-f]$/);
  });

  test('a profile picture keeps its transparency as WebP and PNG; an opaque one has no transparency', async () => {
    const result = await process(await aTransparentPng(), profile);
    expect(new Set(result.images.map(({ format }) => format))).toEqual(new Set(['webp', 'png']));
    const opaque = await sharp(await aPng())
      .ensureAlpha()
      .png()
      .toBuffer();
    expect(sizesOf(await process(opaque, profile), 'avif')).not.toEqual([]);
  });

  test('transparent parts of a wallpaper become white', async () => {
    const { images } = await process(await aTransparentPng());
    const jpeg = images.find(({ format }) => format === 'jpg') as EncodedImage;
    const [left] = await sharp(jpeg.content).extract({ left: 10, top: 10, width: 1, height: 1 }).raw().toBuffer();
    expect(left).toBeGreaterThan(250);
  });
});

describe('accepted files', () => {
  test('OT-12 An upload is judged by its content: a JPEG is one whatever its name', async () => {
    const file = await fileOf(await aJpeg(), 'page.html');
    expect(sizesOf(await processor.process(file, wallpaper), 'jpg')[0]).toBe('640×480');
  });

  test('OT-15 An upload is encoded anew: a picture that is also a web page comes out without the web page', async () => {
    const { images } = await process(await aPolyglot());
    for (const { content } of images) expect(Buffer.from(content).includes('<script>')).toBe(false);
  });

  test('OT-16 The metadata is removed, and the picture is rotated to its orientation', async () => {
    const exif = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '45/1 26/1 0/1', GPSLatitudeRef: 'N' } };
    const turned = await aScene({ width: 640, height: 480 }).jpeg().withMetadata({ orientation: 6, exif }).withIccProfile('p3').toBuffer();
    expect(await sharp(turned).metadata()).toMatchObject({ orientation: 6, exif: expect.anything(), icc: expect.anything() });
    const { images } = await process(turned);
    expect(images[0]).toMatchObject({ width: 480, height: 640 });
    for (const image of images) {
      const { exif: place, icc, xmp, iptc, orientation } = await metadataOf(image);
      expect([place, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(orientation ?? 1).toBe(1);
    }
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['a CMYK JPEG', () => aScene().toColourspace('cmyk').jpeg().toBuffer()],
    ['a PNG of 16 bits', () => aScene().toColourspace('rgb16').png().toBuffer()],
    ['a grey JPEG', () => aScene().greyscale().jpeg().toBuffer()],
    ['a grey PNG with transparency', () => aScene().greyscale().ensureAlpha(0.5).png().toBuffer()],
    ['a PNG with a palette', () => aScene().png({ palette: true, colours: 16 }).toBuffer()],
    ['a progressive JPEG', () => aScene().jpeg({ progressive: true }).toBuffer()],
    ['an interlaced PNG', () => aScene().png({ progressive: true }).toBuffer()],
  ])('%s becomes 8-bit sRGB or grey', async (_, make) => {
    for (const shape of [wallpaper, profile]) {
      const { images } = await process(await make(), shape);
      for (const image of images) {
        const { depth, space } = await metadataOf(image);
        expect([depth, ['srgb', 'b-w'].includes(space)]).toEqual(['uchar', true]);
      }
    }
  });

  test.each<[string, (image: Sharp) => Sharp]>([
    ['a CMYK JPEG', (image) => image.toColourspace('cmyk').jpeg({ quality: 95 })],
    ['a PNG of 16 bits', (image) => image.toColourspace('rgb16').png()],
    ['a JPEG with the colours of a new phone', (image) => image.withIccProfile('p3').jpeg({ quality: 95 })],
  ])('%s keeps its colours', async (_, make) => {
    const orange = sharp({ create: { width: 200, height: 200, channels: 3, background: { r: 210, g: 120, b: 40 } } });
    const { images } = await process(await make(orange).toBuffer());
    for (const { content } of images) {
      const { channels } = await sharp(content).stats();
      const [red, green, blue] = channels.map(({ mean }) => mean) as [number, number, number];
      expect([red, green, blue].map((mean, at) => Math.abs(mean - ([210, 120, 40][at] ?? 0)) < 40)).toEqual([true, true, true]);
    }
  });

  test.each(Object.keys(notTaken))('OT-13 %s is refused', async (kind) => {
    const content = await notTaken[kind]?.();
    await expect(process(content as Buffer)).rejects.toMatchObject({
      code: 'IMAGE_INVALID',
      fields: { image: [expect.stringContaining('jpg or png')] },
    });
  });

  test('IM-42 A WebP of another site is taken, and one that somebody uploads or that moves is not', async () => {
    const found = { ...wallpaper, takesWebp: true };
    const still = await sharp(await aJpeg({ width: 640, height: 480 }))
      .webp()
      .toBuffer();
    expect(sizesOf(await process(still, found), 'jpg')).toEqual(['640×480', '480×360']);
    await expect(process(still)).rejects.toMatchObject({ code: 'IMAGE_INVALID' });
    const frames = await Promise.all(['#ff0000', '#0000ff'].map((background) => aPlainPng({ width: 20, height: 20 }, background)));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer();
    await expect(process(moving, found)).rejects.toMatchObject({ code: 'IMAGE_INVALID' });
    await expect(process(still.subarray(0, still.length / 2), found)).rejects.toMatchObject({ code: 'IMAGE_INVALID' });
  });

  test('OT-17 An SVG, a GIF and an animated PNG are refused', async () => {
    for (const content of [await notTaken['an SVG']?.(), await notTaken['a GIF']?.(), await anApng()]) {
      await expect(process(content as Buffer, profile)).rejects.toMatchObject({ code: 'IMAGE_INVALID' });
    }
  });

  test('OT-14 A small file of 30,000 by 30,000 pixels is refused for their number', async () => {
    const bomb = aBomb();
    expect(bomb.length).toBeLessThan(200_000);
    await expect(process(bomb)).rejects.toMatchObject({ code: 'IMAGE_TOO_MANY_PIXELS', fields: { image: [expect.any(String)] } });
  });

  test('OT-22 An image of 64 megapixels is accepted, one row more is refused', async () => {
    expect(sizesOf(await process(aBomb({ width: 8000, height: 8000 }), profile), 'jpg')[0]).toBe('500×500');
    await expect(process(aBomb({ width: 8000, height: 8001 }), profile)).rejects.toMatchObject({ code: 'IMAGE_TOO_MANY_PIXELS' });
  });

  test('a dozen pictures may wait; the next request gets a response that says when to try again', async () => {
    const file = await fileOf(await aJpeg({ width: 200, height: 200 }));
    const results = await Promise.allSettled(Array.from({ length: 16 }, () => processor.process(file, profile)));
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as { code: string }] : []));
    expect(refusals.map(({ code }) => code)).toEqual(['BUSY', 'BUSY', 'BUSY']);
  });

  test('A photo that moves from site to site eight times looks as it did the first time', async () => {
    const tile: PictureShape = { square: false, widths: [480], maxHeight: 480, keepsTransparency: true };
    const saved = async (content: Buffer) => {
      const { images } = await process(content, tile);
      return Buffer.from(images.find(({ format }) => format === 'jpg')!.content);
    };
    const [photo = ''] = globSync('content/starter-pictures/*.jpg').toSorted();
    const first = await saved(await readFile(photo));
    let last = first;
    for (let moves = 0; moves < 8; moves += 1) last = await saved(last);
    const [before, after] = await Promise.all([first, last].map((picture) => sharp(picture).raw().toBuffer()));
    const squares = before!.reduce((sum, value, at) => sum + (value - after![at]!) ** 2, 0);
    // Above 40 dB nobody sees a difference. With half of the colours, 38 dB are left.
    expect(10 * Math.log10(255 ** 2 / (squares / before!.length))).toBeGreaterThan(46);
  });

  test('the same file gives the same bytes, so it is stored once', async () => {
    const content = await aJpeg();
    expect(largest(await process(content)).equals(largest(await process(content)))).toBe(true);
  });
});

describe('the process that prepares pictures', () => {
  test('is kept for the next picture, and ends after a pause', async () => {
    const own = new SharpImageProcessor(unexpected, { ...limits, restMilliseconds: 300 });
    const file = await fileOf(await aPng());
    await own.process(file, profile);
    const first = own.pid;
    await own.process(file, profile);
    expect([runs(first), own.pid]).toEqual([true, first]);
    await until(() => !runs(first));
    expect(own.pid).toBeUndefined();
    expect((await own.process(file, profile)).images).not.toEqual([]);
    const second = own.pid;
    own.onApplicationShutdown();
    await until(() => !runs(second));
  });

  /** Makes a large picture, then a small one, with a process that is ended so many times as soon as it works on the large one. */
  async function workWhileEnded(signal: NodeJS.Signals, times: number) {
    const troubles: string[] = [];
    // Of its own: it has no idle process, so the one that is ended works.
    const own = new SharpImageProcessor((reason) => troubles.push(reason), limits);
    const [large, small] = [await fileOf(await aJpeg({ width: 4000, height: 3000 })), await fileOf(await aPng())];
    const working = own.process(large, wallpaper).catch((error: unknown) => error);
    const next = own.process(small, profile);
    const ended = new Set<number | undefined>([undefined]);
    while (ended.size <= times) {
      await until(() => !ended.has(own.pid));
      ended.add(own.pid);
      kill(own.pid ?? 0, signal);
    }
    const results = { made: await working, next: await next, troubles };
    own.onApplicationShutdown();
    return results;
  }

  test.each([1, 2])('is replaced if it is killed %i times in a row, and the picture is still prepared', async (times) => {
    const { made, troubles } = await workWhileEnded('SIGKILL', times);
    expect((made as ProcessedImage).images).not.toEqual([]);
    expect(troubles).toEqual(Array.from({ length: times }, () => 'The process that makes pictures was ended from outside (SIGKILL).'));
  });

  test('that is killed each time is reported as an outage, not as an error of the picture; the next picture is prepared', async () => {
    const { made, next } = await workWhileEnded('SIGKILL', 3);
    expect(made).toMatchObject({ kind: 'unavailable', code: 'PICTURES_UNAVAILABLE' });
    expect(next.images).not.toEqual([]);
  });

  test('that crashes at its picture affects no other: that picture is refused at once, and the next one is prepared', async () => {
    const { made, next, troubles } = await workWhileEnded('SIGSEGV', 1);
    expect(made).toMatchObject({ code: 'IMAGE_INVALID' });
    expect(next.images).not.toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('ends if one picture takes too long, and that picture is refused', async () => {
    const impatient = new SharpImageProcessor(unexpected, { ...limits, mostCpuMilliseconds: 1 });
    const working = impatient.process(await fileOf(await aJpeg({ width: 4000, height: 3000 })), wallpaper);
    await expect(working).rejects.toMatchObject({ code: 'IMAGE_INVALID' });
    impatient.onApplicationShutdown();
  });

  test.each([
    ['at once', '/dev/null/node'],
    ['later, with an event', '/nowhere/node'],
  ])('whose start fails %s is reported as an outage, not as an error of the picture', async (_, node) => {
    const told: string[] = [];
    const own = new SharpImageProcessor((reason) => told.push(reason), limits, node);
    await expect(own.process(await fileOf(await aPng()), profile)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'PICTURES_UNAVAILABLE',
    });
    expect(told).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^The process that makes pictures cannot be (started|reached): /)),
    );
    own.onApplicationShutdown();
  });

  test('RU-16 that has no sharp for this machine is reported as an outage at once, with the reason; its check fails until one works', async () => {
    const node = path.join(folder, 'node-without-sharp');
    const hook = `import{registerHooks}from"node:module";registerHooks({resolve(name,context,next){if(name==="sharp")throw new Error("Could not load sharp");return next(name,context)}})`;
    const lacks = `#!/bin/sh\nexec '${execPath}' --import 'data:text/javascript,${hook}' "$@"\n`;
    await writeFile(node, lacks, { mode: 0o755 });
    const told: string[] = [];
    const own = new SharpImageProcessor((reason) => told.push(reason), limits, node);
    const unavailable = { kind: 'unavailable', code: 'PICTURES_UNAVAILABLE' };
    await expect(own.check()).rejects.toMatchObject(unavailable);
    await expect(own.process(await fileOf(await aPng()), profile)).rejects.toMatchObject(unavailable);
    expect(told).toEqual([1, 2].map(() => 'The process that makes pictures cannot load what it needs (Error: Could not load sharp).'));
    await writeFile(node, `#!/bin/sh\nexec '${execPath}' "$@"\n`);
    await until(() => own.pid === undefined);
    await own.check();
    await own.check();
    expect(told).toHaveLength(2);
    own.onApplicationShutdown();
  });

  test('that hangs is ended, and the waiting requests get a response that says when to try again', async () => {
    const told: string[] = [];
    const own = new SharpImageProcessor((reason) => told.push(reason), { ...limits, mostMilliseconds: 1_000 });
    const working = own.process(await fileOf(await aJpeg({ width: 4000, height: 3000 })), wallpaper).catch((error: unknown) => error);
    await until(() => own.pid !== undefined);
    const hanging = own.pid;
    kill(hanging ?? 0, 'SIGSTOP');
    expect(await working).toMatchObject({ kind: 'unavailable', code: 'PICTURES_UNAVAILABLE' });
    expect(told).toEqual(['The process that makes pictures gave no answer for 1 s.']);
    await until(() => !runs(hanging));
    own.onApplicationShutdown();
  });

  test('ends without waiting for its picture when the server has ended', async () => {
    const orphan = fork(pictureProcessFile, { execArgv: [], serialization: 'advanced' });
    orphan.send({ file: await fileOf(await aJpeg({ width: 4000, height: 3000 })), shape: wallpaper, mostCpuMilliseconds: 30_000 });
    const ended = once(orphan, 'exit');
    orphan.disconnect();
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  test('has no variable of the server, and has a lower priority than the server', async () => {
    await processor.process(await fileOf(await aPng()), profile);
    const environment = await readFile(`/proc/${processor.pid}/environ`, 'utf8').catch(() => '');
    const known = new Set(environment.split('\0').map((variable) => variable.split('=')[0]));
    expect(Object.keys(env).filter((name) => known.has(name))).toEqual([]);
    expect(getPriority(processor.pid)).toBeGreaterThan(getPriority());
  });
});
