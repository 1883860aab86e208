import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import type { TileKind, TileOf } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { STYLED_KINDS } from './tile-kind-previews.js';
import { TILE_KIND_VIEW_LIST } from './tile-kind-view-list.js';
import type { TileKindView } from './tile-kind-view.js';

/** The view of every kind of tiles. */
const TILE_KIND_VIEWS: { readonly [Kind in TileKind]: TileKindView<TileOf<Kind>> } = TILE_KIND_VIEW_LIST;

/** The view of a tile's kind. */
export function viewOf<T extends Tile>({ kind }: T): TileKindView<T> {
  // The compiler does not see that the view of a tile's kind is for this tile.
  return TILE_KIND_VIEWS[kind] as unknown as TileKindView<T>;
}

/** The views of all kinds that these tiles have, in a fixed order. */
export function viewsOf(tiles: readonly Tile[]): TileKindView<never>[] {
  const kinds = new Set(tiles.map(({ kind }) => kind));
  return STYLED_KINDS.filter((kind) => kinds.has(kind)).map((kind) => TILE_KIND_VIEWS[kind] as TileKindView<never>);
}
