import { NEW_TILE_NAME, type Tile } from '../../../server/pages/design/page-design.rules.js';

/** The name of a tile for texts where the name alone is not clear. */
export function nameOf(tile: Tile): string {
  return tile.name.trim() || NEW_TILE_NAME;
}
