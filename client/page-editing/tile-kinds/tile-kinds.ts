import { newTile, type Tile } from '../../../server/pages/design/page-design.rules.js';
import { hasBlankContent, type TileKind, type TileOf } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { TILE_KIND_EDITING_LIST } from './tile-kind-editing-list.js';
import type { TileKindEditing } from './tile-kind-editing.js';

/** How each kind of tiles is edited. */
export const TILE_KIND_EDITING: { readonly [Kind in TileKind]: TileKindEditing<TileOf<Kind>> } = TILE_KIND_EDITING_LIST;

/** How a tile's kind is edited. */
export function editingOf<T extends Tile>(tile: T): TileKindEditing<T> {
  // The compiler does not see that the entry of a tile's kind is for this tile.
  return TILE_KIND_EDITING[tile.kind] as unknown as TileKindEditing<T>;
}

/** Whether a tile has nothing yet that its kind is for: a link leads nowhere. A text and a heading may be only a name. */
export function isUnfinished(tile: Tile | undefined): boolean {
  return tile !== undefined && (tile.kind === 'picture' ? tile.picture === null : editingOf(tile).opensFirst && hasBlankContent(tile));
}

/** A new tile of a kind, with the default look. `name` is the name that Add gives. */
export function newTileOf(kind: TileKind, name: string): Tile {
  const { content, newName = name, newEmblem: emblem } = TILE_KIND_EDITING[kind];
  const { style } = newTile();
  return { kind, name: newName, style, ...(emblem && { emblem }), ...content } as Tile;
}
