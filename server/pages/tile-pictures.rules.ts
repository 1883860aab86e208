import type { PageDesign } from './page-design.rules.js';
import { uploadedPicturesIn } from './tile-kinds/text/text-pictures.rules.js';

type Tiles = Pick<PageDesign, 'tiles'>;

/** The ids of the pictures that a design's tiles show, each once: of those that are pictures, and of those in sanitized texts. */
export function pictureIdsOf({ tiles }: Tiles): string[] {
  const ids = tiles.flatMap((tile) => {
    if (tile.kind === 'text') return uploadedPicturesIn(tile.html).map(({ id }) => id);
    return tile.kind === 'picture' && tile.picture ? [tile.picture.id] : [];
  });
  return [...new Set(ids)];
}

/** The names of the files from which these pictures are shown, each once. */
export function pictureFilesOf({ tiles }: Tiles): string[] {
  const names = tiles.flatMap((tile) => {
    if (tile.kind === 'text') return uploadedPicturesIn(tile.html).map(({ file }) => file);
    return tile.kind === 'picture' && tile.picture ? tile.picture.variants.map(({ name }) => name) : [];
  });
  return [...new Set(names)];
}
