import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PageDesign, Tile } from '../../../../../server/pages/design/page-design.rules.js';
import type { TileVisibility } from '../../../../../server/pages/design/visibility.rules.js';
import { visibleDesign } from '../../../../../server/pages/design/visible-tiles.rules.js';
import { inTexts } from '../../../../../server/pages/design/wire-design.rules.js';
import { contentOf } from '../../../../../server/pages/tile-kinds/text/text-content.rules.js';
import type { TextTile } from '../../../../../server/pages/tile-kinds/text/text-tile.rules.js';
import { completedTexts } from '../../vocabulary/completed-design.js';
import { aHeading, aLink } from '../../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../../builders/pages/page-design.js';

/*
 * What a client publishes that knows neither ids nor who sees a tile.
 */

const NOW = new Date('2026-11-20T08:00:00Z');
const LOCK = '0197a8f0-0000-7000-8000-00000000000a';
const OTHER_LOCK = '0197a8f0-0000-7000-8000-00000000000b';

const HIDDEN: TileVisibility = { who: 'hidden' };
const LOCKED: TileVisibility = { who: 'password', lock: LOCK, hint: 'Ask Ada.' };
const OVER: TileVisibility = { until: '2026-11-01T08:00:00.000Z' };
const LATER: TileVisibility = { from: '2026-12-01T08:00:00.000Z', isAnnounced: true };
const ENDING: TileVisibility = { until: '2026-12-01T08:00:00.000Z' };

function published(base: readonly Tile[], sent: readonly TextTile[]): readonly Tile[] {
  const [present, texts] = [aDesign({ tiles: base } as Partial<PageDesign>), aDesign({ tiles: sent })];
  return completedTexts(present, texts, contentOf).tiles;
}

/** As such a client is shown the tiles. */
function shown(tiles: readonly Tile[]): readonly TextTile[] {
  return inTexts(aDesign({ tiles } as Partial<PageDesign>)).tiles.map(({ kind, name, html, style }) => ({ kind, name, html, style }));
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

type Step = readonly ['delete' | 'insert' | 'swap' | 'rename' | 'rewrite' | 'duplicate', number, number];

interface Walked {
  readonly tile: TextTile;
  /** The place of the tile of the base that it comes from. */
  readonly from: number | null;
}

const anyBase = fc
  .array(
    fc.record({
      name: fc.constantFrom('Menu', 'Hours', 'Shop', 'New Tile', ''),
      html: fc.constantFrom('<p>Soup</p>', '<p>Monday</p>', '', '<p>Bread</p>'),
      visibility: fc.constantFrom(undefined, undefined, HIDDEN, LOCKED, OVER, LATER, ENDING),
      radius: fc.constantFrom(0.5, 7),
      kind: fc.constantFrom('text', 'link'),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((tiles) =>
    tiles.map(({ name, html, visibility, radius, kind }): Tile => {
      const look = { name, ...(visibility && { visibility }), style: { ...aTile().style, radius } };
      return kind === 'link' ? aLink({ ...look, address: `https://shop.example/${html.length}` }) : aTile({ ...look, html });
    }),
  );

const anySteps = fc.array(fc.tuple(fc.constantFrom('delete', 'insert', 'swap', 'rename', 'rewrite', 'duplicate'), fc.nat(5), fc.nat(5)), {
  maxLength: 8,
}) as fc.Arbitrary<Step[]>;

function walk(list: readonly Walked[], [step, one, other]: Step, count: number): Walked[] {
  const [first, second] = [one % Math.max(1, list.length), other % Math.max(1, list.length)];
  const here = list[first];
  if (step === 'insert') return [...list, { tile: aTile({ name: 'New Tile', html: '' }), from: null }];
  if (!here) return [...list];
  if (step === 'delete') return list.toSpliced(first, 1);
  if (step === 'duplicate') return list.toSpliced(first + 1, 0, here);
  if (step === 'swap') return list.with(first, list[second]!).with(second, here);
  const change = step === 'rename' ? { name: `Name ${count}` } : { html: `<p>Text ${count}</p>` };
  return list.with(first, { ...here, tile: { ...here.tile, ...change } });
}

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
