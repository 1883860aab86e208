import { expect, test } from '@jest/globals';
import { roomOf, roomsFor } from '../../../../client/page-view/appearance/type/tile-room.js';
import { aPicture } from '../../../builders/pages/mixed-design.js';
import { aTile } from '../../../builders/pages/page-design.js';

const pictureOf = (width: number, height: number) =>
  aPicture({ picture: { id: 'bowls', width, height, color: '#336699', variants: [{ name: 'bowls.png', format: 'png', width, height }] } });

test('A picture has four cells of a mosaic, or two above each other if it is upright, unless its creator has chosen a size', () => {
  expect([pictureOf(1200, 800), pictureOf(800, 800), pictureOf(800, 1200)].map(roomOf)).toEqual(['large', 'large', 'tall']);
  expect(roomOf({ ...pictureOf(800, 1200), size: 'wide' })).toBe('wide');
  expect([roomOf(aTile()), roomOf(aPicture({ picture: null }))]).toEqual(['small', 'small']);
});

test('A single cell is not offered for a picture', () => {
  expect(roomsFor(pictureOf(1, 1))).toEqual(['wide', 'tall', 'large']);
  expect(roomsFor(aTile())).toEqual(['small', 'wide', 'tall', 'large']);
});
