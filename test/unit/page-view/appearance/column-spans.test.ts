import { describe, expect, test } from '@jest/globals';
import { columnSpans, type ColumnRoom } from '../../../../client/page-view/appearance/mosaic/column-spans.js';

const ROOMS: Readonly<Record<string, ColumnRoom>> = { '=': 'row', '.': 'cell', '|': 'high' };
const spansOf = (tiles: string, columns: number): string =>
  columnSpans(
    [...tiles].map((room) => ROOMS[room]!),
    columns,
  ).join('');

describe('In columns,', () => {
  test.each([
    ['.', 2, '2'],
    ['..', 2, '11'],
    ['...', 2, '112'],
    ['.=...=..', 2, '22112211'],
    ['.', 3, '3'],
    ['..', 3, '12'],
    ['....', 3, '1113'],
    ['.....=.', 3, '1111233'],
    ['', 2, ''],
  ])('the last tile of an odd count before a whole row fills its own: %s in %i columns', (tiles, columns, spans) => {
    expect(spansOf(tiles, columns)).toBe(spans);
  });

  test.each([
    ['|....', '11111'],
    ['|..', '111'],
    ['|.....', '111112'],
    ['..|', '112'],
    ['.|..', '1111'],
  ])('a film has short tiles beside it, and no tile goes below it: %s', (tiles, spans) => {
    expect(spansOf(tiles, 2)).toBe(spans);
  });
});
