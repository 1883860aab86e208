import type { Tile } from '../../../../server/pages/design/page-design.rules.js';
import { TILE_SIZES, type TileSize } from '../../../../server/pages/tile-kinds/tile-kind.rules.js';

/** A picture this much higher than wide is shown upright. */
const UPRIGHT = 1.2;

/** How much room a tile has in a mosaic. A picture has more than one cell, where its words would hide most of it. */
export function roomOf(tile: Tile): TileSize {
  return tile.size ?? roomWithoutSize(tile);
}

/** The room of a tile for which its creator has chosen none. */
export function roomWithoutSize(tile: Tile): TileSize {
  if (tile.kind !== 'picture' || !tile.picture) return 'small';
  return tile.picture.height > UPRIGHT * tile.picture.width ? 'tall' : 'large';
}

/** The sizes that a tile can have in a mosaic. */
export function roomsFor(tile: Tile): readonly TileSize[] {
  return tile.kind === 'picture' && tile.picture ? TILE_SIZES.filter((size) => size !== 'small') : TILE_SIZES;
}
