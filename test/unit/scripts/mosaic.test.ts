import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { drawMosaic, loadDrawing, type Drawing } from '../../../scripts/mosaic/draw.mjs';

const art = (name: string): string => readFileSync(new URL(`../../../client/art/${name}.svg`, import.meta.url), 'utf8');

const small: Drawing = {
  width: 80,
  height: 60,
  seed: 4,
  side: 9,
  grout: 1.6,
  shapes: [
    { ink: 'slate', rect: [0, 0, 80, 60] },
    { ink: 'gold', side: 7, ellipse: [24, 30, 16] },
  ],
  holes: [{ x: 48, y: 16, width: 24, height: 28 }],
  fade: [{ edge: 'bottom', reach: 10 }],
};

/** The corners of every stone, from the relative coordinates of the paths. */
function cornersOf(svg: string): [number, number][] {
  return [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, data = '']) => {
    const numbers = (data.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    return numbers.flatMap((value, index): [number, number][] => {
      if (index % 2 === 0) x += value;
      else y += value;
      return index % 2 === 0 ? [] : [[x, y]];
    });
  });
}

describe('the mosaics', () => {
  test('The same drawing gives the same bytes, and another seed gives different bytes', () => {
    expect(drawMosaic(small)).toBe(drawMosaic(small));
    expect(drawMosaic({ ...small, seed: 5 })).not.toBe(drawMosaic(small));
  });

  test('A mosaic is a view box with coloured paths in it, and nothing else', () => {
    expect(drawMosaic(small)).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 80 60">(<path fill="#[0-9a-f]{6}" d="[m\d .-]+"\/>)+<\/svg>\n$/,
    );
  });

  test('No stone lies in a hole or outside the drawing', () => {
    const corners = cornersOf(drawMosaic(small));
    expect(corners.length).toBeGreaterThan(100);
    expect(corners.filter(([x, y]) => x > 48 && x < 72 && y > 16 && y < 44)).toEqual([]);
    expect(corners.filter(([x, y]) => x < 0 || x > 80 || y < 0 || y > 60)).toEqual([]);
  });

  test.each(['wave', 'lost', 'hero-phone'])('The committed mosaic %s is the result of its drawing', async (name) => {
    expect(drawMosaic(await loadDrawing(name)) === art(name)).toBe(true);
  });

  test.each([
    ['hero', 19],
    ['hero-phone', 13],
    ['fish', 17],
    ['coupe', 14],
    ['mountain', 18],
    ['owl', 15],
    ['fish-wide', 24],
    ['coupe-wide', 24],
    ['mountain-wide', 24],
    ['owl-wide', 24],
    ['auth', 25],
    ['lost', 9],
    ['wave', 6],
  ])('The mosaic %s has at most %d kB compressed', (name, kilobytes) => {
    expect(gzipSync(art(name)).length).toBeLessThanOrEqual(kilobytes * 1000);
  });
});
