import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  CROP_LIMITS,
  centreCrop,
  fitPicture,
  growCrop,
  largestCrop,
  moveCrop,
  pullCorner,
  type Crop,
  type Size,
} from '../../../../client/shell/profile-picture/crop.js';

const side = fc.integer({ min: 1, max: 9000 });
const anyWhole = fc.record({ width: side, height: side });
const anyPicture = anyWhole.map(fitPicture);
const distance = fc.integer({ min: -900, max: 900 });
const anyPoint = fc.record({ x: distance, y: distance });
const direction = fc.constantFrom<1 | -1>(1, -1);
const anyCorner = fc.record({ x: direction, y: direction });

function expectFits({ x, y, size }: Crop, { width, height }: Size): void {
  expect([x, y, size].every(Number.isInteger)).toBe(true);
  expect(size).toBeGreaterThanOrEqual(CROP_LIMITS.least);
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + size).toBeLessThanOrEqual(width);
  expect(y + size).toBeLessThanOrEqual(height);
}

describe('fitting a picture', () => {
  test.each([
    ['a photo', { width: 4000, height: 3000 }, { width: 500, height: 375 }],
    ['a photo in portrait format', { width: 3024, height: 4032 }, { width: 375, height: 500 }],
    ['a picture that already fits', { width: 320, height: 240 }, { width: 320, height: 240 }],
    ['something tiny', { width: 20, height: 20 }, { width: 50, height: 50 }],
    ['a tiny wide picture', { width: 30, height: 20 }, { width: 75, height: 50 }],
    ['a panorama', { width: 12_000, height: 600 }, { width: 500, height: 50 }],
  ])('PP-10 Before cropping it is scaled to fit 50 to 500 pixels: %s', (_, whole, size) => {
    expect(fitPicture(whole)).toMatchObject(size);
  });

  test('Both sides are whole numbers from 50 to 500, whatever the picture', () => {
    fc.assert(
      fc.property(anyWhole, (whole) => {
        for (const length of [fitPicture(whole).width, fitPicture(whole).height]) {
          expect(Number.isInteger(length) && length >= CROP_LIMITS.least && length <= CROP_LIMITS.most).toBe(true);
        }
      }),
    );
  });

  test('A picture is cut only if one side is more than ten times as long as the other', () => {
    expect(fitPicture({ width: 1000, height: 100 }).from).toEqual({ x: 0, y: 0, width: 1000, height: 100 });
    expect(fitPicture({ width: 100, height: 2000 }).from).toEqual({ x: 0, y: 500, width: 100, height: 1000 });
  });
});

describe('the crop', () => {
  test('It starts as the largest square in the middle', () => {
    expect(largestCrop({ width: 500, height: 375 })).toEqual({ x: 63, y: 0, size: 375 });
  });

  test('PP-09 However the user moves or resizes it, it is at least 50 by 50 and inside the picture', () => {
    fc.assert(
      fc.property(anyPicture, anyPoint, distance, anyCorner, (picture, point, by, corner) => {
        const first = largestCrop(picture);
        expectFits(first, picture);
        const smaller = growCrop(first, -Math.abs(by), picture);
        const moved = moveCrop(smaller, point, picture);
        const pulled = pullCorner(moved, corner, point, picture);
        for (const crop of [smaller, moved, pulled, growCrop(pulled, by, picture), centreCrop(pulled, point, picture)])
          expectFits(crop, picture);
      }),
    );
  });

  test('If one corner is dragged, the opposite corner stays where it is', () => {
    const picture = { width: 400, height: 300 };
    const crop = { x: 100, y: 100, size: 100 };
    expect(pullCorner(crop, { x: 1, y: 1 }, { x: 40, y: 10 }, picture)).toEqual({ x: 100, y: 100, size: 140 });
    expect(pullCorner(crop, { x: -1, y: -1 }, { x: -40, y: 0 }, picture)).toEqual({ x: 60, y: 60, size: 140 });
    expect(pullCorner(crop, { x: -1, y: -1 }, { x: -900, y: -900 }, picture)).toEqual({ x: 0, y: 0, size: 200 });
    expect(pullCorner(crop, { x: 1, y: -1 }, { x: -900, y: 900 }, picture)).toEqual({ x: 100, y: 150, size: 50 });
  });

  test('If it is enlarged, it keeps its centre as long as there is room', () => {
    const picture = { width: 400, height: 300 };
    expect(growCrop({ x: 100, y: 100, size: 100 }, 20, picture)).toEqual({ x: 90, y: 90, size: 120 });
    expect(growCrop({ x: 0, y: 0, size: 100 }, 20, picture)).toEqual({ x: 0, y: 0, size: 120 });
  });
});
