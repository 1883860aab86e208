import { afterAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { SharpImageProcessor } from '../../../server/adapters/pictures/sharp-image-processor.js';
import type { CardDrawing, CardText } from '../../../server/media/card-drawing.rules.js';

const processor = new SharpImageProcessor((reason) => {
  throw new Error(reason);
});
afterAll(() => processor.onApplicationShutdown());

const svg = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${content}</svg>`;
const words: CardText = { text: 'Ada', face: 'Anton w400', color: '#000000', height: 200, space: 0 };

async function draw(text: Partial<CardText>, more: Partial<CardDrawing> = {}, files = new Map<string, Uint8Array>()): Promise<Buffer> {
  const card: CardDrawing = {
    ground: svg('<rect width="1200" height="630" fill="#fff"/>'),
    ...{ backdrop: null, plate: svg(''), portrait: null, align: 'left', texts: [{ ...words, ...text }] },
    column: { x: 100, y: 100, width: 1000, height: 400 },
    ...more,
  };
  return Buffer.from((await processor.draw(card, files)).content);
}

/** Whether there is ink in each column of pixels. */
async function columns(card: Buffer): Promise<boolean[]> {
  const { data, info } = await sharp(card).greyscale().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width }, (_, x) => {
    for (let y = 0; y < info.height; y += 1) if (data[y * info.width + x]! < 128) return true;
    return false;
  });
}

/** How many shapes stand beside each other. */
async function shapes(card: Buffer): Promise<number> {
  return (await columns(card)).filter((inked, x, all) => inked && all[x - 1] !== true).length;
}

describe('A card', () => {
  test('is a JPEG of 1200 by 630 pixels, and the same for the same drawing', async () => {
    const card = await draw({});
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect((await draw({})).equals(card)).toBe(true);
    expect((await draw({ text: 'Adb' })).equals(card)).toBe(false);
  });

  test('has the words in the typeface, with nothing of their text taken as markup', async () => {
    expect(await shapes(await draw({ text: 'HHHH' }))).toBe(4);
    const [narrow, wide] = await Promise.all(['Anton w400', 'Monoton w400'].map(async (face) => columns(await draw({ text: 'HH', face }))));
    expect(wide!.lastIndexOf(true)).toBeGreaterThan(narrow!.lastIndexOf(true));
    const escaped = await draw({ text: '<b>&amp;</b>"' });
    expect((await draw({ text: 'b&b"' })).equals(escaped)).toBe(false);
    expect(await shapes(escaped)).toBeGreaterThan(8);
  });

  // Boxes for letters that are missing stand apart, and so do letters that are not joined.
  test('joins Arabic letters, also in a typeface that has none, and writes them from the right', async () => {
    expect(await shapes(await draw({ text: 'بببب' }))).toBe(1);
    expect(await shapes(await draw({ text: 'بببب', face: 'El Messiri w600' }))).toBe(1);
    const [first, last] = await Promise.all(['بببب ا', 'ا بببب'].map(async (text) => columns(await draw({ text }))));
    const widthOfFirst = (all: readonly boolean[]): number => all.indexOf(false, all.indexOf(true)) - all.indexOf(true);
    expect(widthOfFirst(first!)).toBeLessThan(widthOfFirst(last!));
  });

  test('cuts a picture to its shape, and leaves one out whose file is missing', async () => {
    const name = `${'a'.repeat(64)}.png`;
    const box = { x: 100, y: 100, width: 300, height: 300 };
    const mask = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="150"/></svg>';
    const file = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const drawn = await draw({}, { texts: [], portrait: { name, box, mask } }, new Map([[name, file]]));
    const at = async (left: number, top: number) =>
      [...(await sharp(drawn).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].map((value) => Math.round(value / 16) * 16);
    expect([await at(250, 250), await at(104, 104)]).toEqual([
      [256, 0, 0],
      [256, 256, 256],
    ]);
    expect(await shapes(await draw({}, { texts: [], portrait: { name, box, mask } }))).toBe(0);
  });

  test('does not load what a drawing names, and the process goes on after one that it cannot draw', async () => {
    await expect(draw({}, { plate: 'no drawing' })).rejects.toThrow();
    const outside = svg(
      '<image width="1200" height="630" href="file:///etc/hostname"/><image width="9" height="9" href="http://localhost/a.png"/>',
    );
    expect(await shapes(await draw({ text: 'HH' }, { plate: outside }))).toBe(2);
  });
});
