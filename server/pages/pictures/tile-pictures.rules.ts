import type { PageDesign, Tile } from '../design/page-design.rules.js';
import type { TilePicture } from '../tile-kinds/picture/tile-picture.rules.js';
import { uploadedPicturesIn } from '../tile-kinds/text/text-pictures.rules.js';

type Tiles = Pick<PageDesign, 'tiles'>;

/** The ids of the pictures that a design's tiles show, each once: as their content, as emblems, and in sanitized texts. */
export function pictureIdsOf({ tiles }: Tiles): string[] {
  const ids = tiles.flatMap((tile) => [...inText(tile).map(({ id }) => id), ...onTile(tile).map(({ id }) => id)]);
  return [...new Set(ids)];
}

/** The names of the files from which these pictures are shown, each once. */
export function pictureFilesOf({ tiles }: Tiles): string[] {
  const names = tiles.flatMap((tile) => [
    ...inText(tile).map(({ file }) => file),
    ...onTile(tile).flatMap(({ variants }) => variants.map(({ name }) => name)),
  ]);
  return [...new Set(names)];
}

function inText(tile: Tile): ReturnType<typeof uploadedPicturesIn> {
  return tile.kind === 'text' ? uploadedPicturesIn(tile.html) : [];
}

function onTile(tile: Tile): TilePicture[] {
  return [tile.emblem?.picture, tile.kind === 'picture' ? tile.picture : undefined].filter((picture) => picture != null);
}
