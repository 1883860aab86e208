import { NEW_TILE_NAME, type Tile } from '../../../server/pages/page-design.rules.js';

/** What a tile is called where its name alone says nothing. */
export function nameOf(tile: Tile): string {
  return tile.name.trim() || NEW_TILE_NAME;
}
