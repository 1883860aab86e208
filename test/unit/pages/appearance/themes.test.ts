import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readDesign } from '../../../../server/pages/design/design-parsing.rules.js';
import { applyTheme } from '../../../../server/pages/appearance/apply-theme.rules.js';
import { parseAppearance } from '../../../../server/pages/appearance/appearance-parsing.rules.js';
import { PLAIN_APPEARANCE } from '../../../../server/pages/appearance/appearance.rules.js';
import { nextTileStyle } from '../../../../server/pages/appearance/next-tile-style.rules.js';
import { MOODS } from '../../../../server/pages/appearance/themes/theme.rules.js';
import { THEMES } from '../../../../server/pages/appearance/themes/themes.rules.js';
import { Faults } from '../../../../server/pages/design/faults.rules.js';
import { DEFAULT_DESIGN, DEFAULT_TILE_STYLE, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import type { BaseTile } from '../../../../server/pages/tile-kinds/tile-kind.rules.js';
import { anyMixedDesign } from '../../../builders/pages/any-tile.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

const anyTheme = fc.constantFrom(...THEMES);

/** Any design, also one with what only pages with an appearance have. */
const anyThemedDesign: fc.Arbitrary<PageDesign> = fc
  .record({
    design: anyMixedDesign,
    lead: fc.nat(5),
    theme: fc.option(anyTheme),
    x: fc.nat(100),
  })
  .map(({ design, lead, theme, x }) => ({
    ...design,
    bio: 'Bread & butter',
    tiles: design.tiles.map((tile, at) => ({
      ...tile,
      ...(at === lead && { isLead: true as const }),
      ...(at % 2 === 0 && { secondLine: 'at eight', emblem: { sign: '🥖' }, size: 'wide' as const }),
    })),
    ...(theme && { appearance: { ...PLAIN_APPEARANCE, theme: theme.id, wallpaper: { ...PLAIN_APPEARANCE.wallpaper, x } } }),
  }));

const [first, second] = THEMES.filter(({ tiles }) => tiles.length > 1);

describe('The themes', () => {
  test('are the files of their folder: nothing else has to name a new one', () => {
    const files = readdirSync(join(import.meta.dirname, '../../../../server/pages/appearance/themes'));
    const ids = files.map((file) => file.replace('.rules.ts', '')).filter((name) => !['theme', 'theme-list', 'themes'].includes(name));
    expect(THEMES.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  test('are at least five of each mood', () => {
    for (const mood of MOODS) expect(THEMES.filter((theme) => theme.mood === mood).length).toBeGreaterThanOrEqual(5);
  });

  test.each(['id', 'name', 'place'] as const)('have no %s twice', (field) => {
    const values = THEMES.map((theme) => theme[field]);
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  });

  test('are offered in the order of their places, in which neighbours have different moods', () => {
    const places = THEMES.map(({ place }) => place);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(THEMES.filter(({ mood }, at) => mood === THEMES[at + 1]?.mood).map(({ name }) => name)).toEqual([]);
  });

  test.each(THEMES.filter(({ tiles }) => new Set(tiles.map(({ button }) => button.hex)).size > 1))(
    'In $name, the lead does not look like the first other tile',
    ({ lead, tiles }) => {
      expect(tiles[0].button).not.toEqual(lead.button);
    },
  );

  test.each(THEMES)('$name has only values that can be published, as they are', (theme) => {
    const faults = new Faults();
    const appearance = { theme: theme.id, ...theme.appearance };
    expect(parseAppearance(appearance as unknown as Record<string, unknown>, 'appearance', faults)).toEqual(appearance);
    const tiles = [...theme.tiles, theme.lead].map((style) => aTile({ style }));
    const design = { ...DEFAULT_DESIGN, titleColor: theme.titleColor, backgroundColor: theme.backgroundColor, tiles };
    expect([readDesign(design), faults.byPlace()]).toEqual([{ design }, {}]);
  });
});

describe('Applying a theme', () => {
  test('changes only colours and shapes: everything else stays, whatever the design is', () => {
    const words = ({ tiles, titleColor: _, backgroundColor: __, appearance: ___, ...rest }: PageDesign): object => ({
      ...rest,
      tiles: tiles.map(({ style: ____, ...tile }) => tile),
    });
    fc.assert(
      fc.property(anyThemedDesign, anyTheme, (design, theme) => {
        const themed = applyTheme(design, theme);
        expect(words(themed)).toEqual(words(design));
        expect(themed).toMatchObject({ titleColor: theme.titleColor, appearance: { theme: theme.id, type: theme.appearance.type } });
        expect(readDesign(themed)).toEqual({ design: themed });
      }),
    );
  });

  test('twice is the same as once, and the former theme leaves nothing behind', () => {
    fc.assert(
      fc.property(anyThemedDesign, anyTheme, anyTheme, (design, former, theme) => {
        const once = applyTheme(design, theme);
        expect(applyTheme(once, theme)).toEqual(once);
        expect(applyTheme(applyTheme(design, former), theme)).toEqual(once);
      }),
    );
  });

  test('gives tiles its looks in turn, the lead its own, and does not count headings', () => {
    const theme = first!;
    const heading = { kind: 'heading' as const, name: 'Drink', style: aTile().style };
    const lead: BaseTile & ReturnType<typeof aTile> = { ...aTile(), isLead: true };
    const tiles = [aTile(), heading, aTile(), lead, ...theme.tiles.slice(1).map(() => aTile())];
    const styles = applyTheme(aDesign({ tiles }), theme).tiles.map(({ style }) => style);
    expect(styles).toEqual([theme.tiles[0], theme.tiles[0], theme.tiles[1], theme.lead, ...theme.tiles.slice(2), theme.tiles[0]]);
  });

  test('leaves the focal point of the wallpaper where it is', () => {
    const skylight = THEMES.find(({ id }) => id === 'skylight')!;
    expect(applyTheme(DEFAULT_DESIGN, skylight).appearance!.wallpaper).toEqual({ x: 50, y: 50, dim: 45, blur: 0 });
    const moved = { ...PLAIN_APPEARANCE, wallpaper: { x: 10, y: 20, dim: 70, blur: 3 } };
    const { wallpaper } = applyTheme({ ...DEFAULT_DESIGN, appearance: moved }, skylight).appearance!;
    expect(wallpaper).toEqual({ x: 10, y: 20, dim: 45, blur: 0 });
  });
});

describe('The look of a tile that is added', () => {
  const styled = { ...DEFAULT_TILE_STYLE, radius: 77 };

  test('is the default one on a page without an appearance', () => {
    expect(nextTileStyle(aDesign({ tiles: [aTile({ style: styled })] }))).toEqual(DEFAULT_TILE_STYLE);
  });

  test('is that of the last tile, not counting headings and the lead', () => {
    const lead = { ...aTile(), isLead: true as const };
    const heading = { kind: 'heading' as const, name: 'Drink', style: aTile().style };
    const tiles = [aTile(), aTile({ style: styled }), lead, heading];
    expect(nextTileStyle({ tiles, appearance: PLAIN_APPEARANCE })).toEqual(styled);
  });

  test('is the first one of the theme if there is none to take it from', () => {
    expect(nextTileStyle({ tiles: [], appearance: PLAIN_APPEARANCE }, second)).toEqual(second!.tiles[0]);
    expect(nextTileStyle({ tiles: [], appearance: PLAIN_APPEARANCE })).toEqual(DEFAULT_TILE_STYLE);
  });
});
