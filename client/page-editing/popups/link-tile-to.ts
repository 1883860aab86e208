import { nextTileStyle } from '../../../server/pages/appearance/next-tile-style.rules.js';
import { DESIGN_LIMITS, type PageDesign, type Tile } from '../../../server/pages/page-design.rules.js';
import { linkTarget } from '../../../server/pages/tile-kinds/link/link-tile.rules.js';
import { loadPart } from '../../controls/load-part.js';
import { newTileOf } from '../tile-kinds/tile-kinds.js';

const loadStyle = () => import('../tiles/next-style.js');

/** A tile that leads to an address, in the look of the page. Only the first tile of a page needs the theme's look, which may not load. */
export async function linkTileTo(address: string, design: PageDesign): Promise<Tile> {
  const isFirst = design.tiles.length === 0 && design.appearance !== undefined;
  const part = isFirst ? await loadPart(loadStyle).catch(() => null) : null;
  const style = part?.nextStyle(design) ?? nextTileStyle(design);
  const name = linkTarget(address).slice(0, DESIGN_LIMITS.tileNameLength);
  return { ...newTileOf('link', name), style, address } as Tile;
}
