import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { themeOf } from '../../../server/pages/appearance/themes/themes.rules.js';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';

/**
 * The design with this tile as the one that matters most, given by its place from 0; null for none. On a page with a theme, the lead and the
 * former lead get the looks that the theme has for them.
 */
export function withLead(design: PageDesign, lead: number | null): PageDesign {
  const marked = { ...design, tiles: design.tiles.map((tile, at) => (at === lead ? { ...tile, isLead: true as const } : unmarked(tile))) };
  const theme = themeOf(design);
  if (!theme) return marked;
  const themed = applyTheme(marked, theme);
  const tiles = marked.tiles.map((tile, at): Tile => {
    const isTouched = (at === lead) !== (design.tiles[at]?.isLead === true);
    return isTouched ? { ...tile, style: themed.tiles[at]?.style ?? tile.style } : tile;
  });
  return { ...marked, tiles };
}

function unmarked(tile: Tile): Tile {
  if (!tile.isLead) return tile;
  const rest: { isLead?: true } & Tile = { ...tile };
  delete rest.isLead;
  return rest;
}
