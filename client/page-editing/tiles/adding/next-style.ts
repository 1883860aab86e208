import { nextTileStyle } from '../../../../server/pages/appearance/next-tile-style.rules.js';
import { themeOf } from '../../../../server/pages/appearance/themes/themes.rules.js';
import type { PageDesign, TileStyle } from '../../../../server/pages/design/page-design.rules.js';

/** The style of a tile that is added at the end of a page, which may be the first one of its theme. It knows all themes: load it lazily. */
export function nextStyle(design: PageDesign): TileStyle {
  return nextTileStyle(design, themeOf(design));
}
