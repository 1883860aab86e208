import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromStoredDesign, toStoredDesign } from '../../../../server/pages/design/stored-design.rules.js';
import { anyMixedDesign } from '../../../builders/pages/any-tile.js';
import { aTilePicture } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

test('A design of text tiles is stored as the release stored it that knew no other kind', () => {
  const { name, html, style } = aTile();
  const tile = { name, html, style };
  const design = aDesign({ tiles: [aTile(), aTile()] });
  expect(JSON.stringify(toStoredDesign(design))).toBe(JSON.stringify({ document: { ...design, tiles: [tile, tile] }, format: 1 }));
});

test('A design with any other tile is stored in a format that the previous release does not read', () => {
  const { name, style } = aTile();
  const base = { name, style };
  const { document, format } = toStoredDesign(aDesign({ tiles: [aTile(), { ...base, kind: 'heading' }] }));
  expect(format).toBe(2);
  expect(document.tiles).toEqual([expect.not.objectContaining({ kind: 'text' }), { ...base, kind: 'heading' }]);
});

test('A design with a picture as an emblem is stored in a format that the releases do not read which know no such emblem', () => {
  const emblem = { sign: 'x' };
  expect(toStoredDesign(aDesign({ tiles: [aTile({ emblem })] })).format).toBe(3);
  expect(toStoredDesign(aDesign({ tiles: [aTile({ emblem: { picture: aTilePicture() } })] })).format).toBe(4);
});

test('A design is read as it was stored', () => {
  fc.assert(fc.property(anyMixedDesign, (design) => expect(fromStoredDesign(toStoredDesign(design).document)).toEqual(design)));
});
