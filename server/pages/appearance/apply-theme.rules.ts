import { DEFAULT_DESIGN, DEFAULT_TILE_STYLE, type PageDesign, type Tile } from '../design/page-design.rules.js';
import type { Appearance } from './appearance.rules.js';
import type { Look } from './themes/theme.rules.js';

/**
 * The design in the look of a theme. Names, contents, pictures, sizes, order, bio and social links stay as they are, and so does the focal
 * point of the wallpaper, which belongs to the picture. The tiles get the theme's looks in turn; headings are not counted, because they show
 * no button. Applying the theme again changes nothing.
 */
export function applyTheme(design: PageDesign, theme: Look): PageDesign {
  let buttons = 0;
  const tiles = design.tiles.map((tile): Tile => {
    if (tile.kind === 'heading') return { ...tile, style: theme.tiles[0] };
    if (tile.isLead) return { ...tile, style: theme.lead };
    const style = theme.tiles[buttons % theme.tiles.length] ?? theme.tiles[0];
    buttons += 1;
    return { ...tile, style };
  });
  const { titleColor, backgroundColor } = theme;
  return { ...design, titleColor, backgroundColor, tiles, appearance: appearanceOf(theme, design.appearance) };
}

function appearanceOf({ id, appearance }: Look, present: Appearance | undefined): Appearance {
  const { x, y } = present?.wallpaper ?? appearance.wallpaper;
  return { theme: id, ...appearance, wallpaper: { ...appearance.wallpaper, x, y } };
}

/** The design in the look of a new page. Everything stays that a theme leaves as it is. */
export function withoutTheme(design: PageDesign): PageDesign {
  const { title, bio, socialLinks, networkLinks, utm } = design;
  const { titleColor, backgroundColor } = DEFAULT_DESIGN;
  const tiles = design.tiles.map((tile): Tile => ({ ...tile, style: DEFAULT_TILE_STYLE }));
  return {
    title,
    titleColor,
    backgroundColor,
    tiles,
    socialLinks,
    ...(networkLinks && { networkLinks }),
    ...(bio !== undefined && { bio }),
    ...(utm && { utm }),
  };
}
