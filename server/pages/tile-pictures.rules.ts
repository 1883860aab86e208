import type { PageDesign } from './page-design.rules.js';
import type { TilePicture } from './tile-kinds/picture/tile-picture.rules.js';

/** The pictures of a design's tiles, each once. */
export function tilePicturesOf({ tiles }: Pick<PageDesign, 'tiles'>): TilePicture[] {
  const found = tiles.flatMap((tile) => (tile.kind === 'picture' && tile.picture ? [tile.picture] : []));
  return [...new Map(found.map((picture) => [picture.id, picture])).values()];
}
