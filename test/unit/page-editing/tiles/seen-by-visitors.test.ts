import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { seenByVisitors } from '../../../../client/page-editing/tiles/preview/seen-by-visitors.js';
import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import { visibleDesign } from '../../../../server/pages/design/visible-tiles.rules.js';
import { anyVisibility } from '../../../builders/pages/any-visibility.js';
import { aHeading, aLink } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

const before = new Date('2027-03-03T16:59:59Z');
const from = '2027-03-03T17:00:00.000Z';
const after = new Date(from);
const LOCK = '0190a2b4-0000-7000-8000-000000000000';

test('VI-29 As visitors see it at a moment, a preview shows the tiles that the server sends then, without marks: an announced one with the words of its day, one with a password or a warning without what is in it', () => {
  const tiles = [
    aTile({ name: 'Hidden', visibility: { who: 'hidden' } }),
    aLink({
      name: 'Tickets',
      secondLine: 'Row seven',
      address: 'https://a.example/',
      visibility: { from, isAnnounced: true, timeZone: 'UTC' },
    }),
    aTile({ name: 'Later', visibility: { from } }),
    aHeading(),
    aLink({ name: 'Guests', address: 'https://b.example/', visibility: { who: 'password', lock: LOCK } }),
    aLink({ name: 'Loud', address: 'https://c.example/', visibility: { warning: 'Loud.' } }),
    aLink({ name: 'Unfinished', address: '' }),
  ];
  const early = seenByVisitors(aDesign({ tiles }), before);
  expect(early.places).toEqual([2, 4, 5, 6]);
  expect(early.design.tiles).toMatchObject([
    { kind: 'text', name: 'Tickets', secondLine: 'Comes on 3 March' },
    { kind: 'heading' },
    { kind: 'text', name: 'Guests', html: '' },
    { kind: 'text', name: 'Loud', html: '' },
  ]);
  const late = seenByVisitors(aDesign({ tiles }), after);
  expect(late.places).toEqual([2, 3, 4, 5, 6]);
  expect(late.design.tiles[0]).toMatchObject({ kind: 'link', secondLine: 'Row seven', address: 'https://a.example/' });
  for (const { design } of [early, late]) expect(design.tiles.every((tile) => !('visibility' in tile))).toBe(true);

  const anyDesign: fc.Arbitrary<PageDesign> = fc
    .array(anyVisibility, { maxLength: 8 })
    .map((all) => aDesign({ tiles: all.map((visibility, at): Tile => aTile({ name: `Tile ${at}`, ...(visibility && { visibility }) })) }));
  const anyMoment = fc.date({ min: new Date('2026-10-20'), max: new Date('2027-01-10'), noInvalidDate: true });
  fc.assert(
    fc.property(anyDesign, anyMoment, (design, moment) => {
      const names = visibleDesign(design, moment).design.tiles.map(({ name }) => name);
      const seen = seenByVisitors(design, moment);
      expect(seen.design.tiles.map(({ name }) => name)).toEqual(names);
      expect(seen.places.map((place) => design.tiles[place - 1]?.name)).toEqual(names);
    }),
  );
});
