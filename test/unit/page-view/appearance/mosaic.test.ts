import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { planMosaic, type MosaicPlan, type Place, type GridItem } from '../../../../client/page-view/appearance/mosaic/mosaic.js';
import { TILE_SIZES } from '../../../../server/pages/tile-kinds/tile-kind.rules.js';

const anyItem = fc.record({
  size: fc.option(fc.constantFrom(...TILE_SIZES), { nil: undefined }),
  isHeading: fc.constant(false),
});
const mostlyTiles = fc.array(fc.oneof({ arbitrary: anyItem, weight: 6 }, fc.constant({ size: undefined, isHeading: true })), {
  maxLength: 40,
});
const columns = fc.constantFrom(2, 4);

const small: GridItem = { isHeading: false };
const [wide, tall, large] = (['wide', 'tall', 'large'] as const).map((size): GridItem => ({ size, isHeading: false })) as [
  GridItem,
  GridItem,
  GridItem,
];

/** Each cell as often as it is covered. */
function covered({ places, spares }: MosaicPlan): string[] {
  const cellsOf = ({ row, column, rows, columns: width }: Place) =>
    Array.from({ length: rows * width }, (_, at) => `${row + Math.floor(at / width)}/${column + (at % width)}`);
  return [...places, ...spares].flatMap(cellsOf).sort();
}

describe('The plan of a mosaic', () => {
  test('covers each cell of each row exactly once, whatever the sizes', () => {
    fc.assert(
      fc.property(mostlyTiles, columns, fc.boolean(), (items, width, isCentred) => {
        const plan = planMosaic(items, width, isCentred);
        const all = plan.headings.flatMap((_, row) => Array.from({ length: width }, (__, column) => `${row + 1}/${column + 1}`)).sort();
        expect(covered(plan)).toEqual(all);
      }),
    );
  });

  test('gives each tile at least its size, as far as there are columns, and each heading a row of its own that no tile passes', () => {
    fc.assert(
      fc.property(mostlyTiles, columns, (items, width) => {
        const { places } = planMosaic(items, width);
        expect(places).toHaveLength(items.length);
        items.forEach(({ size, isHeading }, at) => {
          const { row, rows, columns: taken } = places[at] as Place;
          if (!isHeading) {
            expect(taken).toBeGreaterThanOrEqual(size === 'wide' || size === 'large' ? 2 : 1);
            expect(rows).toBeGreaterThanOrEqual(size === 'tall' || size === 'large' ? 2 : 1);
            return;
          }
          expect([rows, taken]).toEqual([1, width]);
          expect(places.slice(0, at).every((before) => before.row + before.rows - 1 < row)).toBe(true);
          expect(places.slice(at + 1).every((after) => after.row > row)).toBe(true);
        });
      }),
    );
  });

  test('lets a small tile fill a hole before a larger one', () => {
    const { places, spares } = planMosaic([small, wide, small], 2);
    expect(places.map(({ row, column }) => [row, column])).toEqual([
      [1, 1],
      [2, 1],
      [1, 2],
    ]);
    expect(spares).toEqual([]);
  });

  test('lifts no tile far above those before it: the hole is closed by a neighbour', () => {
    const { places, spares } = planMosaic([small, ...Array<GridItem>(6).fill(wide), small], 2);
    expect([places[0], places.at(-1), spares]).toEqual([
      { row: 1, column: 1, rows: 1, columns: 2 },
      { row: 8, column: 1, rows: 1, columns: 2 },
      [],
    ]);
    fc.assert(
      fc.property(mostlyTiles, columns, (items, width) => {
        const rows = planMosaic(items, width).places.map(({ row }) => row);
        rows.forEach((row, at) => expect(row).toBeGreaterThanOrEqual(Math.max(1, ...rows.slice(0, at)) - 2));
      }),
    );
  });

  test('closes a hole by the tile at its start, else by the one above it, else by a spare cell', () => {
    expect(planMosaic([wide, small], 2).places.at(-1)).toEqual({ row: 2, column: 1, rows: 1, columns: 2 });
    expect(planMosaic([tall, small], 2).places.at(-1)).toEqual({ row: 1, column: 2, rows: 2, columns: 1 });
    expect(planMosaic([large, tall, small], 4).spares).toEqual([]);
    expect(planMosaic([wide, large, tall, wide], 4).spares).toEqual([{ row: 2, column: 2, rows: 1, columns: 1 }]);
  });

  test('can have a large first tile in the middle', () => {
    const { places } = planMosaic([large, small, small, small, small], 4, true);
    expect(places.map(({ row, column }) => [row, column])).toEqual([
      [1, 2],
      [1, 1],
      [1, 4],
      [2, 1],
      [2, 4],
    ]);
  });
});
