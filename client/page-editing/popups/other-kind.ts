import { newTile, type Tile, type TileChange } from '../../../server/pages/design/page-design.rules.js';
import type { TileKind } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { newTileOf, TILE_KIND_EDITING } from '../tile-kinds/tile-kinds.js';

/**
 * The change that makes a tile one of another kind. It loses what only its former kind has, and gets what it had when it was last of the other
 * kind, if it was. Where it leads now goes along if the other kind can lead there. Of a sample nothing goes along: its words and its emblem are about
 * what it was.
 */
export function asKind(tile: Tile, kind: TileKind, isSample: boolean, before: TileChange = {}): TileChange {
  const lost = Object.keys(contentOf(tile, isSample)).map((name) => [name, undefined]);
  const { content, takesAddress } = TILE_KIND_EDITING[kind];
  const address = 'address' in tile ? tile.address : '';
  const kept = address !== '' && takesAddress?.(address) ? { address } : {};
  return {
    ...Object.fromEntries(lost),
    ...(isSample && { name: newTileOf(kind, newTile().name).name }),
    ...content,
    ...before,
    ...kept,
    kind,
  } as TileChange;
}

/** What only tiles of its kind have, and what a sample says. */
export function contentOf(tile: Tile, isSample: boolean): TileChange {
  const names = [...Object.keys(TILE_KIND_EDITING[tile.kind].content), ...(isSample ? ['name', 'secondLine', 'emblem'] : [])];
  return Object.fromEntries(names.map((name) => [name, tile[name as keyof Tile]]));
}
