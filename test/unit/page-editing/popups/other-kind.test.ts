import { expect, test } from '@jest/globals';
import { asKind, contentOf } from '../../../../client/page-editing/popups/other-kind.js';
import { newTileOf } from '../../../../client/page-editing/tile-kinds/tile-kinds.js';
import { newTile, type Tile } from '../../../../server/pages/design/page-design.rules.js';
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
  expect(asKind(leadingTo(kind, address), other, false)).toMatchObject({ kind: other, address: expected });
});

test('An address goes to no kind without one, and takes the place of that of the last time', () => {
  expect(asKind(leadingTo('link', FILM), 'text', false, { html: '<p>Flour</p>' })).toEqual({
    kind: 'text',
    html: '<p>Flour</p>',
    address: undefined,
  });
  const before = { address: MAP };
  expect(asKind(leadingTo('embed', FILM), 'link', false, before)).toEqual({ kind: 'link', address: FILM });
  expect(asKind(leadingTo('embed', ''), 'link', false, before)).toEqual({ kind: 'link', address: MAP });
});

test('A tile with a password that becomes a heading is hidden, because a heading has none', () => {
  const locked = {
    ...leadingTo('link', MAP),
    visibility: { who: 'password', lock: 'l', hint: 'h', until: '2027-04-12T00:00:00.000Z' },
  } as Tile;
  expect(asKind(locked, 'heading', false).visibility).toEqual({ who: 'hidden', until: '2027-04-12T00:00:00.000Z' });
  expect(asKind(locked, 'text', false)).not.toHaveProperty('visibility');
});

test('FU-45 Of a sample that becomes another kind no words and no emblem go along, and it gets them back with its kind', () => {
  const sample = { ...newTileOf('text', 'How I mark'), secondLine: 'Fairly', emblem: { icon: 'star' } } as Tile;
  const changed = { ...sample, ...asKind(sample, 'embed', true) };
  expect(changed).toMatchObject({ kind: 'embed', name: newTile().name, secondLine: undefined, emblem: undefined, address: '' });
  expect({ ...changed, ...asKind(changed, 'text', false, contentOf(sample, true)) }).toMatchObject(sample);
  const named = { ...changed, name: 'Our film' } as Tile;
  expect({ ...named, ...asKind(named, 'text', false, contentOf(sample, true)) }).toMatchObject({ kind: 'text', name: 'Our film' });
  const own = { ...sample, name: 'My marks' } as Tile;
  expect({ ...own, ...asKind(own, 'embed', false) }).toMatchObject({ name: 'My marks', secondLine: 'Fairly', emblem: { icon: 'star' } });
});
