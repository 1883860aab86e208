import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { pictureIdsOf } from '../../../server/pages/pictures/tile-pictures.rules.js';
import { isWaitingPicture, type TilePicture } from '../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { replacePictures } from '../../../server/pages/tile-kinds/text/text-pictures.rules.js';

/** The ids of the pictures in a design that wait on a device until its account may upload. */
export function waitingPicturesOf(design: Pick<PageDesign, 'tiles'>): string[] {
  return pictureIdsOf(design).filter(isWaitingPicture);
}

/** What takes the place of a waiting picture: another one, nothing, or, if it is undefined, itself. */
type Replace = (id: string) => TilePicture | null | undefined;

/** The design with something else in the place of waiting pictures. What has none of them stays the same object, so that nothing is rendered again. */
export function withReplaced(design: PageDesign, replace: Replace): PageDesign {
  const isReplaced = (tile: Tile) => waitingPicturesOf({ tiles: [tile] }).some((id) => replace(id) !== undefined);
  const tiles = design.tiles.map((tile) => (isReplaced(tile) ? inTile(tile, replace) : tile));
  return tiles.every((tile, at) => tile === design.tiles[at]) ? design : { ...design, tiles };
}

function inTile(tile: Tile, replace: Replace): Tile {
  const ifWaiting: Replace = (id) => (isWaitingPicture(id) ? replace(id) : undefined);
  const inPlaceOf = (picture: TilePicture) => {
    const other = ifWaiting(picture.id);
    return other === undefined ? picture : other;
  };
  const { emblem, ...rest } = tile;
  const picture = emblem?.picture && inPlaceOf(emblem.picture);
  const kept = emblem?.picture ? picture && { picture } : emblem;
  const changed = { ...rest, ...(kept && { emblem: kept }) } as Tile;
  if (changed.kind === 'text') return { ...changed, html: replacePictures(changed.html, ifWaiting) };
  return changed.kind === 'picture' && changed.picture ? { ...changed, picture: inPlaceOf(changed.picture) } : changed;
}
