import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import type { TileKind, TileOf } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { contactTileView } from './contact/contact-tile-view.js';
import { embedTileView } from './embed/embed-tile-view.js';
import { headingTileView } from './heading/heading-tile-view.js';
import { linkTileView } from './link/link-tile-view.js';
import { pictureTileView } from './picture/picture-tile-view.js';
import { textTileView } from './text/text-tile-view.js';
import type { TileKindView } from './tile-kind-view.js';

/** The view of every kind of tiles. The styles and scripts of a page are in this order. */
const TILE_KIND_VIEWS: { readonly [Kind in TileKind]: TileKindView<TileOf<Kind>> } = {
  text: textTileView,
  contact: contactTileView,
  link: linkTileView,
  picture: pictureTileView,
  heading: headingTileView,
  embed: embedTileView,
};

/** The view of a tile's kind. */
export function viewOf<T extends Tile>({ kind }: T): TileKindView<T> {
  // The compiler does not see that the view of a tile's kind is for this tile.
  return TILE_KIND_VIEWS[kind] as unknown as TileKindView<T>;
}

/** The views of all kinds that these tiles have, in a fixed order. */
export function viewsOf(tiles: readonly Tile[]): TileKindView<never>[] {
  const kinds = new Set(tiles.map(({ kind }) => kind));
  return Object.entries(TILE_KIND_VIEWS).flatMap(([kind, view]) => (kinds.has(kind as TileKind) ? [view as TileKindView<never>] : []));
}
