import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import type { TileKind, TileOf } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { contactTilePreview } from './contact/contact-tile-preview.js';
import { embedTilePreview } from './embed/embed-tile-preview.js';
import { headingTilePreview } from './heading/heading-tile-preview.js';
import { linkTilePreview } from './link/link-tile-preview.js';
import { pictureTilePreview } from './picture/picture-tile-preview.js';
import { textTilePreview } from './text/text-tile-preview.js';
import type { TileKindPreview } from './tile-kind-preview.js';

/** The preview of every kind of tiles. */
const TILE_KIND_PREVIEWS: { readonly [Kind in TileKind]: TileKindPreview<TileOf<Kind>> } = {
  text: textTilePreview,
  contact: contactTilePreview,
  link: linkTilePreview,
  picture: pictureTilePreview,
  heading: headingTilePreview,
  embed: embedTilePreview,
};

/** The styles of every kind, each once: a tile of any kind may appear in a preview. */
export const PREVIEW_STYLES = [...new Set(Object.values(TILE_KIND_PREVIEWS).flatMap(({ styles }) => styles))].join('');

/** The preview of a tile's kind. */
export function previewOf<T extends Tile>({ kind }: T): TileKindPreview<T> {
  // The compiler does not see that the preview of a tile's kind is for this tile.
  return TILE_KIND_PREVIEWS[kind] as unknown as TileKindPreview<T>;
}
