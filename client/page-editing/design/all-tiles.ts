import type { Color } from '../../../server/pages/design/color.rules.js';
import { themeOf } from '../../../server/pages/appearance/themes/themes.rules.js';
import { DEFAULT_TILE_STYLE, type PageDesign, type Tile, type TileStyle } from '../../../server/pages/design/page-design.rules.js';
import type { Surface } from '../../../server/pages/design/tile-style.rules.js';
import { flatten } from '../../page-view/contrast.js';
import { groundColor } from '../../page-view/document/page-styles.js';
import { legibility, type Legibility } from '../style/colors/legibility.js';
import { withColor } from '../style/colors/shades.js';
import { withSurface } from '../style/surfaces/surface-cards.js';
import { isSameJson } from '../../../server/pages/json-value.rules.js';

/** The colours of a tile. */
export const TILE_COLORS = ['text', 'button', 'hover', 'border', 'shadow'] as const;

export type TileColor = (typeof TILE_COLORS)[number];

/** The look of the first tile with a button, which stands for all; that of a new one if there is none. */
export function commonStyle({ tiles }: PageDesign): TileStyle {
  return buttonsOf(tiles)[0]?.style ?? DEFAULT_TILE_STYLE;
}

/** How many different looks the tiles have. */
export function countLooks({ tiles }: PageDesign): number {
  return new Set(buttonsOf(tiles).map(({ style }) => JSON.stringify(style))).size;
}

/** The design with a part of the look changed on every tile. What is not part of the change stays on each as it is. */
export function styleAll(design: PageDesign, change: Partial<Pick<TileStyle, 'radius' | 'thickness'>>): PageDesign {
  return restyled(design, (style) => ({ ...style, ...change }));
}

/** The design with one colour on every tile. */
export function recolorAll(design: PageDesign, part: TileColor, color: Color): PageDesign {
  const theme = themeOf(design);
  return restyled(design, (style) => withColor(style, part, color, theme && [...theme.tiles, theme.lead]));
}

/** The design with all tiles made in one way. A filled tile has no surface of its own. */
export function resurfaceAll(design: PageDesign, surface: Surface): PageDesign {
  return restyled(design, (style) => withSurface(style, surface));
}

/** How readable the names of tiles are: the hardest to read of those that a shade helps, else the hardest. Null without a tile that has a button. */
export function tileLegibility(design: PageDesign): { readonly legibility: Legibility; readonly style: TileStyle } | null {
  const ground = groundColor(design);
  const read = buttonsOf(design.tiles).map(({ style }) => ({
    style,
    legibility: legibility(style.text, [flatten(style.button, ground), flatten(style.hover, ground)]),
  }));
  const worstFirst = read.toSorted((one, other) => one.legibility.ratio - other.legibility.ratio);
  return worstFirst.find(({ legibility: { better } }) => better !== null) ?? worstFirst[0] ?? null;
}

/** The design with another text colour on each tile that has this look. */
export function withTextOn(design: PageDesign, like: TileStyle, text: Color): PageDesign {
  return restyled(design, (style) => (isSameJson(style, like) ? withColor(style, 'text', text) : style));
}

function restyled(design: PageDesign, change: (style: TileStyle) => TileStyle): PageDesign {
  return { ...design, tiles: design.tiles.map((tile): Tile => ({ ...tile, style: change(tile.style) })) };
}

function buttonsOf(tiles: readonly Tile[]): readonly Tile[] {
  return tiles.filter(({ kind }) => kind !== 'heading');
}
