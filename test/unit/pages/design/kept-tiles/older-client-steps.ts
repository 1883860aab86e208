import fc from 'fast-check';
import type { PageDesign, Tile } from '../../../../../server/pages/design/page-design.rules.js';
import type { TileVisibility } from '../../../../../server/pages/design/visibility.rules.js';
import { inTexts } from '../../../../../server/pages/design/wire-design.rules.js';
import type { TextTile } from '../../../../../server/pages/tile-kinds/text/text-tile.rules.js';
import { aLink } from '../../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../../builders/pages/page-design.js';

export const LOCK = '0197a8f0-0000-7000-8000-00000000000a';
export const OTHER_LOCK = '0197a8f0-0000-7000-8000-00000000000b';

export const HIDDEN: TileVisibility = { who: 'hidden' };
export const LOCKED: TileVisibility = { who: 'password', lock: LOCK, hint: 'Ask Ada.' };
export const OVER: TileVisibility = { until: '2026-11-01T08:00:00.000Z' };
export const LATER: TileVisibility = { from: '2026-12-01T08:00:00.000Z', isAnnounced: true };
export const ENDING: TileVisibility = { until: '2026-12-01T08:00:00.000Z' };

/** As such a client is shown the tiles. */
export function shown(tiles: readonly Tile[]): readonly TextTile[] {
  return inTexts(aDesign({ tiles } as Partial<PageDesign>)).tiles.map(({ kind, name, html, style }) => ({ kind, name, html, style }));
}

/** What such a client does with its list, at one place or two. */
export type Step = readonly ['delete' | 'insert' | 'swap' | 'rename' | 'rewrite' | 'duplicate', number, number];

/** A tile in the list of such a client. */
export interface Walked {
  readonly tile: TextTile;
  /** The place of the tile of the base that it comes from. */
  readonly from: number | null;
}

/** The tiles of any page. */
export const anyBase = fc
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

/** What a client does with any page. */
export const anySteps = fc.array(
  fc.tuple(fc.constantFrom('delete', 'insert', 'swap', 'rename', 'rewrite', 'duplicate'), fc.nat(5), fc.nat(5)),
  {
    maxLength: 8,
  },
) as fc.Arbitrary<Step[]>;

/** The list after a step. `count` makes its words new. */
export function walk(list: readonly Walked[], [step, one, other]: Step, count: number): Walked[] {
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
