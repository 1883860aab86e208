import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PageDesign, Tile } from '../../../../../server/pages/design/page-design.rules.js';
import { visibleDesign } from '../../../../../server/pages/design/visible-tiles.rules.js';
import { contentOf } from '../../../../../server/pages/tile-kinds/text/text-content.rules.js';
import type { TextTile } from '../../../../../server/pages/tile-kinds/text/text-tile.rules.js';
import { completedTexts } from '../../vocabulary/completed-design.js';
import { aHeading, aLink } from '../../../../builders/pages/mixed-design.js';
import {
  anyBase,
  anySteps,
  ENDING,
  HIDDEN,
  LATER,
  LOCKED,
  OTHER_LOCK,
  LOCK,
  OVER,
  shown,
  walk,
  type Walked,
} from './older-client-steps.js';
import { aDesign, aTile } from '../../../../builders/pages/page-design.js';

/*
 * What a client publishes that knows neither ids nor who sees a tile.
 */

const NOW = new Date('2026-11-20T08:00:00Z');
function published(base: readonly Tile[], sent: readonly TextTile[]): readonly Tile[] {
  const [present, texts] = [aDesign({ tiles: base } as Partial<PageDesign>), aDesign({ tiles: sent })];
  return completedTexts(present, texts, contentOf).tiles;
}

const menu = aTile({ name: 'Menu', html: '<p>Soup</p>', visibility: HIDDEN });
const hours = aTile({ name: 'Hours', html: '<p>Monday</p>' });
const rewritten = aTile({ name: 'Food', html: '<p>Stew</p>' });

test.each([
  ['hidden', HIDDEN, { ...HIDDEN, unrecognizedBeside: 'Menu' }],
  ['over', OVER, { ...HIDDEN, unrecognizedBeside: 'Menu' }],
  ['announced', LATER, { ...HIDDEN, unrecognizedBeside: 'Menu' }],
  ['locked', LOCKED, { ...LOCKED, unrecognizedBeside: 'Menu' }],
  ['of a time that ends', ENDING, { ...ENDING, unrecognizedBeside: 'Menu' }],
])('OC-01 A tile that was %s and that is renamed and rewritten at once does not become public', (_, visibility, expected) => {
  const base = [hours, { ...menu, visibility }];
  expect(published(base, [hours, rewritten]).map((tile) => tile.visibility)).toEqual([undefined, expected]);
});

test('OC-01 A tile is recognised as it was shown, by its text, and by its name at its place, and then others stay public', () => {
  const added = aTile({ name: 'New', html: '<p>Fresh</p>' });
  for (const known of [menu, { ...menu, name: 'Food' }, { ...menu, html: '<p>Stew</p>' }]) {
    const kept = published([hours, menu], [hours, ...shown([known]), added]);
    expect(kept.map(({ visibility }) => visibility)).toEqual([undefined, HIDDEN, undefined]);
  }
});

test('OC-01 By its name alone at another place, a tile is protected and still counts as missing', () => {
  const kept = published([hours, menu], [aTile({ name: 'Menu', html: '<p>Stew</p>' }), hours, rewritten]);
  expect(kept.map(({ visibility }) => visibility?.who)).toEqual(['hidden', undefined, 'hidden']);
});

test('OC-01 Each copy of a protected text is protected, but not another tile that was shown with the same text', () => {
  const copy = aTile({ name: 'Copy', html: menu.html });
  expect(published([hours, menu], [hours, ...shown([menu]), copy]).map(({ visibility }) => visibility?.who)).toEqual([
    undefined,
    'hidden',
    'hidden',
  ]);
  expect(published([copy, menu], shown([copy, menu]))).toEqual([copy, menu]);
});

test('OC-17 A text with words of a protected one is protected like it, wherever it was written, and one with other words is not', () => {
  const secret = 'The key lies under the third stone.';
  const safe = aTile({ name: 'Safe', html: `<p>${secret}</p>`, visibility: HIDDEN });
  const base = [safe, hours];
  const sent = shown(base);
  const beside = { ...HIDDEN, unrecognizedBeside: 'Safe' };
  const copies = [
    '<p>The key lies under the third stone. Really.</p>',
    '<p>Note: <strong>the key</strong> lies&nbsp;under the THIRD stone</p>',
  ];
  for (const html of copies) {
    expect(published(base, [...sent, aTile({ name: 'Other', html })])[2]?.visibility).toEqual(beside);
    expect(published(base, sent.with(1, { ...sent[1]!, html }))[1]?.visibility).toEqual(beside);
  }
  const other = published(base, [...sent, aTile({ name: 'Other', html: '<p>A stone is under the third lemon.</p>' })]);
  expect(other.map(({ visibility }) => visibility)).toEqual([HIDDEN, undefined, undefined]);
  const known = [...base, aTile({ name: 'Known', html: `<p>${secret} Everybody knows.</p>` })];
  expect(published(known, [...shown(known), aTile({ name: 'Again', html: `<p>${secret} Yes.</p>` })])[3]?.visibility).toBeUndefined();
});

test.each([
  ['a code', aTile({ name: 'Door', html: '<p>QX4711</p>' }), 'Ring, or type qx4711.'],
  [
    'an address',
    aLink({ name: 'Door', address: 'https://secret.example/a?b=1&c=2' }),
    '<a href="https://secret.example/a?b=1&amp;c=2">here</a>',
  ],
])('OC-17 %s of a protected tile is protected like it, wherever it was written, and other ones are not', (_, tile, written) => {
  const base = [{ ...tile, visibility: HIDDEN } as Tile, hours];
  const after = (html: string, known = base) =>
    published(known, [...shown(known), aTile({ name: 'Other', html: `<p>${html}</p>` })]).at(-1)?.visibility;
  expect(after(`Note: ${written}`)).toEqual({ ...HIDDEN, unrecognizedBeside: 'Door' });
  expect(after(`Note: ${written.replace('1', '2')}`)).toBeUndefined();
  expect(after(`Note: ${written}`, [...base, aTile({ name: 'Known', html: `<p>${written}</p>` })])).toBeUndefined();
});

test('OC-01 While several are missing, the nearest password counts, and a heading is hidden', () => {
  const [first, second] = [
    { ...menu, visibility: LOCKED },
    { ...menu, name: 'Cellar', html: '<p>Wine</p>', visibility: { ...LOCKED, lock: OTHER_LOCK } },
  ];
  const kept = published([first, hours, second], [rewritten, hours, aTile({ name: 'Drinks', html: '<p>Beer</p>' })]);
  expect(kept.map(({ visibility }) => visibility?.lock)).toEqual([LOCK, undefined, OTHER_LOCK]);
  const heading = { ...aHeading('Opening'), visibility: LOCKED } as Tile;
  expect(published([hours, heading], [hours, aTile({ name: 'New heading', html: '' })])[1]).toMatchObject({
    kind: 'heading',
    visibility: { who: 'hidden' },
  });
});

test('OC-01 A warning alone protects nothing, and stays with its tile', () => {
  const warned = { ...menu, visibility: { warning: 'Loud.' } };
  expect(published([hours, warned], [hours, rewritten])[1]?.visibility).toBeUndefined();
  expect(published([hours, warned], shown([hours, warned]))).toEqual([hours, warned]);
});

test('OC-01 Whatever an older client deletes, adds, swaps, renames, rewrites and copies, no protected tile is seen by more people', () => {
  fc.assert(
    fc.property(anyBase, anySteps, (base, steps) => {
      const beginning = shown(base).map((tile, from): Walked => ({ tile, from }));
      const list = steps.reduce((walked, step, count) => walk(walked, step, count), beginning);
      const kept = published(
        base,
        list.map(({ tile }) => tile),
      );
      list.forEach(({ tile }, at) => {
        const formers = base.filter((one, place) => one.visibility && isOrWas(list, at, one, place, base));
        const most = Math.max(shownAnyway(base, tile), Math.min(EVERYBODY, ...formers.map(whoSees)));
        expect({ at, name: tile.name, seen: Math.max(most, whoSees(kept[at]!)) }).toEqual({ at, name: tile.name, seen: most });
      });
    }),
    { numRuns: 1_000 },
  );
});

test('OC-01 What an older client publishes unchanged stays as visible as it is', () => {
  fc.assert(fc.property(anyBase, (base) => expect(published(base, shown(base))).toEqual(base)));
});

/** Whether a tile has the text of one of the base, or the name that no other of the base has, or came from it while no other tile has these. */
function isOrWas(list: readonly Walked[], at: number, former: Tile, place: number, base: readonly Tile[]): boolean {
  const text = shown(base)[place]!;
  const isNamed = !['', 'New Tile'].includes(former.name) && base.filter(({ name }) => name === former.name).length === 1;
  const isIt = ({ tile: { name, html } }: Walked): boolean =>
    html === text.html ? html !== '' || name === text.name : isNamed && name === text.name;
  if (isIt(list[at]!) && list[at]!.tile.html !== '') return true;
  return list[at]!.from === place && !list.some((one, nth) => nth !== at && isIt(one));
}

/** Who sees a tile of the page that is just like it. */
function shownAnyway(base: readonly Tile[], { name, html, style }: TextTile): number {
  const texts = shown(base);
  const isLike = (tile: Tile, at: number) => name === tile.name && html === texts[at]!.html && style.radius === tile.style.radius;
  return Math.max(NOBODY, ...base.filter(isLike).map(whoSees));
}

const [NOBODY, WHO_KNOWS_THE_PASSWORD, EVERYBODY] = [0, 1, 2] as const;

function whoSees(tile: Tile): number {
  const [seen] = visibleDesign(aDesign({ tiles: [tile] } as Partial<PageDesign>), NOW).design.tiles;
  if (!seen || seen.visibility?.from !== undefined) return NOBODY;
  return seen.visibility?.who === 'password' ? WHO_KNOWS_THE_PASSWORD : EVERYBODY;
}
