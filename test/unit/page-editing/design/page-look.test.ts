import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  appearanceOf,
  PATTERN_COLORS,
  withLook,
  withSwappedGradient,
  withSwappedPattern,
} from '../../../../client/page-editing/design/looks/look-change.js';
import { titleLegibility, withPlate } from '../../../../client/page-editing/design/type/page-legibility.js';
import { contrast, flatten } from '../../../../client/page-view/contrast.js';
import { groundColor } from '../../../../client/page-view/document/page-styles.js';
import { PLAIN_APPEARANCE } from '../../../../server/pages/appearance/appearance.rules.js';
import { applyTheme } from '../../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../../server/pages/appearance/themes/themes.rules.js';
import type { Color } from '../../../../server/pages/design/color.rules.js';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { anyAppearance } from '../../../builders/pages/any-appearance.js';
import { anyColor } from '../../../builders/pages/any-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

const page = aDesign({ tiles: [aTile()] });

/** A theme with some of its colours changed, and its ground or its panel. */
const anyChangedTheme: fc.Arbitrary<PageDesign> = fc
  .record({
    theme: fc.constantFrom(...THEMES),
    titleColor: fc.option(anyColor, { nil: undefined }),
    backgroundColor: fc.option(anyColor, { nil: undefined }),
    ground: fc.option(
      anyAppearance.map(({ ground }) => ground),
      { nil: undefined },
    ),
    panel: fc.option(
      anyAppearance.map(({ panel }) => panel),
      { nil: undefined },
    ),
  })
  .map(({ theme, titleColor, backgroundColor, ground, panel }) => {
    const themed = applyTheme(page, theme);
    const recolored = { ...themed, ...(titleColor && { titleColor }), ...(backgroundColor && { backgroundColor }) };
    return withLook(withLook(recolored, 'ground', ground ?? {}), 'panel', panel ?? {});
  });

/** The contrast of the title with each colour that a visitor can see behind it. */
function pairsOf(design: PageDesign): number[] {
  const ground = groundColor(design);
  const { ground: drawn, panel } = appearanceOf(design);
  const more: Readonly<Record<string, readonly Color[]>> = {
    gradient: Array.from({ length: 8 }, (_, at) => ({ ...drawn.end, alpha: (drawn.end.alpha * (at + 1)) / 8 })),
    pattern: drawn.colors
      .slice(0, PATTERN_COLORS[drawn.pattern])
      .map((color) => ({ ...color, alpha: (color.alpha * drawn.strength) / 100 })),
  };
  const under = [ground, ...(more[drawn.kind] ?? []).map((color) => flatten(color, ground))];
  const behind = panel.kind === 'none' || panel.holds === 'tiles' ? under : under.map((color) => flatten(panel.color, color));
  return behind.map((color) => contrast(flatten(design.titleColor, color), color));
}

describe('The advice about the title of a page', () => {
  test('warns exactly when the title has less than 4.5 : 1 somewhere, and harder below 3; after its fix the title has 4.5 everywhere', () => {
    const fixes = new Set<string>();
    fc.assert(
      fc.property(anyChangedTheme, (design) => {
        const worst = Math.min(...pairsOf(design));
        const { legibility, needsPlate } = titleLegibility(design);
        expect(legibility.verdict).toBe(worst >= 4.5 ? 'easy' : worst >= 3 ? 'large' : 'hard');
        expect(needsPlate || legibility.better !== null).toBe(worst < 4.5);
        expect(needsPlate && legibility.better !== null).toBe(false);
        if (worst >= 4.5) return;
        fixes.add(needsPlate ? 'plate' : 'shade');
        const fixed = needsPlate ? withPlate(design) : { ...design, titleColor: legibility.better ?? design.titleColor };
        expect(Math.min(...pairsOf(fixed))).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 500 },
    );
    expect([...fixes].sort()).toEqual(['plate', 'shade']);
  });

  test('looks between the ends of a gradient: a shade that is readable on both can be that of the middle', () => {
    const faded = withLook({ ...page, backgroundColor: WHITE }, 'ground', { kind: 'gradient', end: { hex: '#000000', alpha: 1 } });
    const { legibility, needsPlate } = titleLegibility({ ...faded, titleColor: { hex: '#757575', alpha: 1 } });
    expect({ verdict: legibility.verdict, needsPlate }).toEqual({ verdict: 'hard', needsPlate: true });
  });

  test('has nothing to say about any theme', () => {
    const advised = THEMES.filter((theme) => titleLegibility(applyTheme(page, theme)).legibility.verdict !== 'easy');
    expect(advised.map(({ name }) => name)).toEqual([]);
  });

  test('measures the title on the plate before a wallpaper, or on each colour of a covered one, and offers a plate where no shade helps', () => {
    const papered = { ...page, titleColor: WHITE, backgroundColor: NIGHT };
    expect(titleLegibility(papered, [WHITE, NIGHT])).toMatchObject({ on: 'page', needsPlate: false });
    const covered = withLook(papered, 'wallpaper', { dim: 10 });
    expect(titleLegibility(covered, [NIGHT]).legibility.verdict).toBe('easy');
    expect(titleLegibility(covered, [WHITE, NIGHT])).toMatchObject({ on: 'wallpaper', needsPlate: true, legibility: { verdict: 'hard' } });
    expect(titleLegibility(withPlate(covered), [WHITE, NIGHT])).toMatchObject({ on: 'panel', legibility: { verdict: 'easy' } });
  });
});

const WHITE: Color = { hex: '#ffffff', alpha: 1 };
const NIGHT: Color = { hex: '#101020', alpha: 1 };

describe('A change of the look', () => {
  test('begins with the plain appearance, keeps the name of the theme, and leaves no appearance that is plain', () => {
    const waves = withLook(page, 'ground', { pattern: 'waves' });
    expect(waves.appearance).toEqual({ ...PLAIN_APPEARANCE, ground: { ...PLAIN_APPEARANCE.ground, pattern: 'waves' } });
    expect(withLook(waves, 'ground', { pattern: PLAIN_APPEARANCE.ground.pattern })).toEqual(page);
    const themed = THEMES.map((theme) => withLook(applyTheme(page, theme), 'layout', { gap: 7 }).appearance);
    expect(themed.map((appearance) => [appearance?.theme, appearance?.layout.gap])).toEqual(THEMES.map(({ id }) => [id, 7]));
  });

  test('Swapping the colours of a ground twice restores them', () => {
    fc.assert(
      fc.property(anyChangedTheme, (design) => {
        expect(withSwappedPattern(withSwappedPattern(design))).toEqual(design);
        expect(withSwappedGradient(withSwappedGradient(design))).toEqual(design);
      }),
    );
  });
});
