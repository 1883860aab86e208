import type { Tile, TileChange } from '../../../server/pages/design/page-design.rules.js';
import type { TileKind } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { TILE_KIND_EDITING } from '../tile-kinds/tile-kinds.js';

/**
 * The change that makes a tile one of another kind. It loses what only its former kind has, and gets what it had when it was last of the other
 * kind, if it was. Where it leads now goes along if the other kind can lead there.
 */
export function asKind(tile: Tile, kind: TileKind, before: TileChange = {}): TileChange {
  const lost = Object.keys(contentOf(tile)).map((name) => [name, undefined]);
  const { content, takesAddress } = TILE_KIND_EDITING[kind];
  const address = 'address' in tile ? tile.address : '';
  const kept = address !== '' && takesAddress?.(address) ? { address } : {};
  return { ...Object.fromEntries(lost), ...content, ...before, ...kept, kind } as TileChange;
}

/** What only tiles of its kind have. */
export function contentOf(tile: Tile): TileChange {
  const names = Object.keys(TILE_KIND_EDITING[tile.kind].content);
  return Object.fromEntries(names.map((name) => [name, tile[name as keyof Tile]]));
}
