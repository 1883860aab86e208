import { DEFAULT_TILE_STYLE, type PageDesign } from '../design/page-design.rules.js';
import type { TileStyle } from '../design/tile-style.rules.js';
import type { Theme } from './themes/theme.rules.js';

/**
 * The look of a tile that is added. On a page with an appearance, that of the last tile that is neither a heading nor the lead, which would
 * not stand out any more; if there is none, the first one of the page's theme. On a page without an appearance, the default look
 * (specification §3).
 */
export function nextTileStyle({ tiles, appearance }: Pick<PageDesign, 'tiles' | 'appearance'>, theme?: Theme): TileStyle {
  if (!appearance) return DEFAULT_TILE_STYLE;
  const last = tiles.findLast(({ kind, isLead }) => kind !== 'heading' && !isLead);
  return last?.style ?? theme?.tiles[0] ?? tiles.at(-1)?.style ?? DEFAULT_TILE_STYLE;
}
