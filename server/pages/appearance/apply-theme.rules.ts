import type { PageDesign, Tile } from '../page-design.rules.js';
import type { Appearance } from './appearance.rules.js';
import type { Theme } from './themes/theme.rules.js';

/**
 * The design in the look of a theme. Names, contents, pictures, sizes, order, bio and social links stay as they are, and so does the focal
 * point of the wallpaper, which belongs to the picture. The tiles get the theme's looks in turn; headings are not counted, because they show
 * no button. Applying the theme again changes nothing.
 */
export function applyTheme(design: PageDesign, theme: Theme): PageDesign {
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

function appearanceOf({ id, appearance }: Theme, present: Appearance | undefined): Appearance {
  const { x, y } = present?.wallpaper ?? appearance.wallpaper;
  return { theme: id, ...appearance, wallpaper: { ...appearance.wallpaper, x, y } };
}
