import type { PageDesign, Tile } from '../design/page-design.rules.js';
import type { TilePicture } from '../tile-kinds/picture/tile-picture.rules.js';
import { replacePictures, uploadedPicturesIn } from '../tile-kinds/text/text-pictures.rules.js';

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

/** What takes the place of a picture: another one, nothing, or, if it is undefined, itself. */
export type ReplacePicture = (id: string) => TilePicture | null | undefined;

/** The design with others in the place of pictures of its tiles. What has none of them stays the same object. */
export function withPictures(design: PageDesign, replace: ReplacePicture): PageDesign {
  const isReplaced = (tile: Tile) => pictureIdsOf({ tiles: [tile] }).some((id) => replace(id) !== undefined);
  const tiles = design.tiles.map((tile) => (isReplaced(tile) ? inTile(tile, replace) : tile));
  return tiles.every((tile, at) => tile === design.tiles[at]) ? design : { ...design, tiles };
}

function inTile(tile: Tile, replace: ReplacePicture): Tile {
  const inPlaceOf = (picture: TilePicture) => {
    const other = replace(picture.id);
    return other === undefined ? picture : other;
  };
  const { emblem, ...rest } = tile;
  const picture = emblem?.picture && inPlaceOf(emblem.picture);
  const kept = emblem?.picture ? picture && { picture } : emblem;
  const changed = { ...rest, ...(kept && { emblem: kept }) } as Tile;
  if (changed.kind === 'text') return { ...changed, html: replacePictures(changed.html, replace) };
  return changed.kind === 'picture' && changed.picture ? { ...changed, picture: inPlaceOf(changed.picture) } : changed;
}
