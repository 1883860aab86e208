import { expect, test } from '@jest/globals';
import { asKind } from '../../../../client/page-editing/popups/other-kind.js';
import { newTileOf } from '../../../../client/page-editing/tile-kinds/tile-kinds.js';
import type { Tile } from '../../../../server/pages/design/page-design.rules.js';
import type { TileKind } from '../../../../server/pages/tile-kinds/tile-kinds.rules.js';

const FILM = 'https://youtu.be/aqz-KE-bpKQ';
const MAP = 'https://maps.app.goo.gl/abc123';

const leadingTo = (kind: TileKind, address: string) => ({ ...newTileOf(kind, 'Find us'), address }) as Tile;

test.each<[TileKind, string, TileKind, string]>([
  ['link', FILM, 'embed', FILM],
  ['embed', FILM, 'link', FILM],
  ['link', MAP, 'picture', MAP],
  ['picture', MAP, 'link', MAP],
  ['picture', 'tel:+49301234', 'embed', ''],
  ['link', MAP, 'embed', ''],
])('FU-40 A %s that leads to %s and becomes a tile of the kind %s leads to %j', (kind, address, other, expected) => {
  expect(asKind(leadingTo(kind, address), other)).toMatchObject({ kind: other, address: expected });
});

test('An address goes to no kind without one, and takes the place of that of the last time', () => {
  expect(asKind(leadingTo('link', FILM), 'text', { html: '<p>Flour</p>' })).toEqual({
    kind: 'text',
    html: '<p>Flour</p>',
    address: undefined,
  });
  const before = { address: MAP };
  expect(asKind(leadingTo('embed', FILM), 'link', before)).toEqual({ kind: 'link', address: FILM });
  expect(asKind(leadingTo('embed', ''), 'link', before)).toEqual({ kind: 'link', address: MAP });
});
