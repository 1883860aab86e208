import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  commonStyle,
  countLooks,
  recolorAll,
  resurfaceAll,
  styleAll,
  tileLegibility,
  withTextOn,
} from '../../../../client/page-editing/design/all-tiles.js';
import { weightFor } from '../../../../client/page-editing/design/type/typeface-weight.js';
import { withLead } from '../../../../client/page-editing/design/lead-tile.js';
import { sizedAlong } from '../../../../client/page-editing/design/type/sized-along.js';
import { contrast, flatten } from '../../../../client/page-view/contrast.js';
import { groundColor } from '../../../../client/page-view/document/page-styles.js';
import { applyTheme } from '../../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../../server/pages/appearance/themes/themes.rules.js';
import type { Theme } from '../../../../server/pages/appearance/themes/theme.rules.js';
import { DEFAULT_TILE_STYLE, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { anyColor } from '../../../builders/pages/any-design.js';
import { aHeading } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

const page = aDesign({ tiles: [aHeading('Now'), ...['one', 'two', 'three', 'four'].map((name) => aTile({ name }))] });
const terrazzo = THEMES.find(({ id }) => id === 'terrazzo') as Theme;
const themed = applyTheme(page, terrazzo);
const red = { hex: '#ff0000', alpha: 1 };

describe('The look of all tiles', () => {
  test('is that of the first one with a button, and that of a new tile without any', () => {
    expect(commonStyle(themed)).toEqual(terrazzo.tiles[0]);
    expect(commonStyle({ ...page, tiles: [aHeading()] })).toBe(DEFAULT_TILE_STYLE);
    expect(countLooks(themed)).toBe(Math.min(4, terrazzo.tiles.length));
  });

  test('A changed part changes on each tile, and what else each has stays', () => {
    const changed = resurfaceAll(styleAll(themed, { radius: 3, thickness: 90 }), 'hard');
    expect(changed.tiles.map(({ style }) => style)).toEqual(
      themed.tiles.map(({ style }) => ({ ...style, radius: 3, thickness: 90, surface: 'hard' })),
    );
    expect(resurfaceAll(changed, 'filled').tiles.every(({ style }) => !('surface' in style))).toBe(true);
    expect(recolorAll(themed, 'border', red).tiles.map(({ style }) => style.border)).toEqual(themed.tiles.map(() => red));
  });

  test('The hover colour of a theme follows the button of a tile until it is chosen by hand; another colour leaves it as it is', () => {
    const [orange, blue] = [
      { hex: '#e4561b', alpha: 1 },
      { hex: '#123456', alpha: 1 },
    ];
    for (const theme of THEMES) {
      const themed = applyTheme(page, theme);
      const hovers = (design: PageDesign) => design.tiles.map(({ style }) => style.hover);
      // The darker or the lighter shade, whichever the name is readable on.
      for (const { hex } of hovers(recolorAll(themed, 'button', orange))) expect(['#b44415', '#ea7a4b']).toContain(hex);
      expect(hovers(recolorAll(themed, 'text', orange))).toEqual(hovers(themed));
      expect(hovers(recolorAll(recolorAll(themed, 'hover', blue), 'button', orange))).toEqual(themed.tiles.map(() => blue));
    }
  });

  test('Of the names on tiles, the one that is hardest to read is told exactly when it has less than 4.5 : 1, until all have more', () => {
    const anyRecolored = fc
      .record({
        theme: fc.constantFrom(...THEMES),
        colors: fc.array(fc.record({ text: anyColor, button: anyColor, hover: anyColor }), { minLength: 4, maxLength: 4 }),
      })
      .map(({ theme, colors }): PageDesign => {
        const design = applyTheme(page, theme);
        return { ...design, tiles: design.tiles.map((tile, at) => ({ ...tile, style: { ...tile.style, ...colors[at] } })) };
      });
    fc.assert(
      fc.property(anyRecolored, (design) => {
        let now = design;
        for (let presses = 0; presses <= 2 * design.tiles.length; presses += 1) {
          const read = tileLegibility(now);
          const worst = Math.min(...ratiosOf(now));
          expect(read?.legibility.verdict === 'easy').toBe(worst >= 4.5);
          if (!read?.legibility.better) break;
          expect(worst).toBeLessThan(4.5);
          now = withTextOn(now, read.style, read.legibility.better);
        }
        // Where button and hover colour are far apart, no one shade is easy to read on both; then the best one is taken.
        const left = tileLegibility(now)?.legibility;
        expect(left?.verdict === 'easy' || left?.better === null).toBe(true);
      }),
    );
  });
});

function ratiosOf(design: PageDesign): number[] {
  const ground = groundColor(design);
  return design.tiles.flatMap(({ kind, style }) =>
    kind === 'heading'
      ? []
      : [style.button, style.hover].map((color) => {
          const seen = flatten(color, ground);
          return contrast(flatten(style.text, seen), seen);
        }),
  );
}

describe('The tile that matters most', () => {
  test('is one, gets the look that the theme has for it, and gives the former one back its own', () => {
    const first = withLead(themed, 2);
    expect(first.tiles.map(({ isLead }) => isLead)).toEqual([undefined, undefined, true, undefined, undefined]);
    expect(first.tiles[2]?.style).toEqual(terrazzo.lead);
    const second = withLead(first, 4);
    expect(second.tiles.flatMap(({ isLead }, at) => (isLead ? [at] : []))).toEqual([4]);
    expect(second.tiles[2]?.style).toEqual(terrazzo.tiles[1]);
    expect(withLead(second, null).tiles.some(({ isLead }) => isLead)).toBe(false);
  });

  test('keeps its look on a page without a theme, and no other tile changes', () => {
    const led = withLead(page, 1);
    expect(led).toEqual({ ...page, tiles: page.tiles.map((tile, at) => (at === 1 ? { ...tile, isLead: true } : tile)) });
    expect(withLead(led, null)).toEqual(page);
  });
});

test('The size on wide pages grows by the same factor as that on phones, within its limits', () => {
  expect([sizedAlong(42, 27, 54, 16, 320), sizedAlong(300, 20, 100, 16, 320), sizedAlong(20, 40, 16, 16, 320)]).toEqual([84, 320, 16]);
});

test('A typeface gets the weight of its own that is nearest', () => {
  expect([weightFor([], 650), weightFor([400], 900), weightFor([500, 800], 600), weightFor([500, 800], 700)]).toEqual([650, 400, 500, 800]);
});
