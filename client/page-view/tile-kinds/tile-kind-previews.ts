import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import { kindsBeginningWith, type TileKind, type TileOf } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { TILE_KIND_PREVIEW_LIST } from './tile-kind-preview-list.js';
import type { TileKindPreview } from './tile-kind-preview.js';

/** The preview of every kind of tiles. */
const TILE_KIND_PREVIEWS: { readonly [Kind in TileKind]: TileKindPreview<TileOf<Kind>> } = TILE_KIND_PREVIEW_LIST;

/** Every kind, in the order of their styles and scripts. */
export const STYLED_KINDS = kindsBeginningWith(['text', 'contact', 'link', 'picture', 'heading', 'embed']);

/** The styles of every kind, each once: a tile of any kind may appear in a preview. */
export const PREVIEW_STYLES = [...new Set(STYLED_KINDS.flatMap((kind) => TILE_KIND_PREVIEWS[kind].styles))].join('');

/** The preview of a tile's kind. */
export function previewOf<T extends Tile>({ kind }: T): TileKindPreview<T> {
  // The compiler does not see that the preview of a tile's kind is for this tile.
  return TILE_KIND_PREVIEWS[kind] as unknown as TileKindPreview<T>;
}
