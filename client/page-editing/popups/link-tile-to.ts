import { nextTileStyle } from '../../../server/pages/appearance/next-tile-style.rules.js';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { newTileOf } from '../tile-kinds/tile-kinds.js';
import { linkName } from '../tiles/adding/pasted-tiles.js';
import { lazyPart } from '../../controls/loading/lazy-part.js';

const stylePart = lazyPart(() => import('../tiles/adding/next-style.js'), { preloads: false });

/** A tile that leads to an address, in the look of the page. Only the first tile of a page needs the theme's look, which may not load. */
export async function linkTileTo(address: string, design: PageDesign): Promise<Tile> {
  const isFirst = design.tiles.length === 0 && design.appearance !== undefined;
  const part = isFirst ? await stylePart.fetch().catch(() => null) : null;
  const style = part?.nextStyle(design) ?? nextTileStyle(design);
  return { ...newTileOf('link', linkName(address)), style, address } as Tile;
}
