import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { pictureIdsOf } from '../../../server/pages/pictures/tile-pictures.rules.js';
import { isWaitingPicture, type TilePicture } from '../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { replacePictures } from '../../../server/pages/tile-kinds/text/text-pictures.rules.js';
import { sameDesign, type Draft } from './draft.js';

/** The ids of the pictures in a design that wait on a device until its account may upload. */
export function waitingPicturesOf(design: Pick<PageDesign, 'tiles'>): string[] {
  return pictureIdsOf(design).filter(isWaitingPicture);
}

/** What takes the place of a picture: another one, nothing, or, if it is undefined, itself. */
type Replace = (id: string) => TilePicture | null | undefined;

/** The design with something else in the place of waiting pictures. What has none of them stays the same object, so that nothing is rendered again. */
export function withReplaced(design: PageDesign, replace: Replace): PageDesign {
  return withPictures(design, (id) => (isWaitingPicture(id) ? replace(id) : undefined));
}

/** What is known of pictures that were uploaded just now. */
interface Arrived {
  /** The pictures by the ids that they had while they waited. */
  readonly uploaded: ReadonlyMap<string, TilePicture>;
  /** What the last publication from this device had to leave out. */
  readonly leftOut: { readonly version: number; readonly ids: readonly string[] } | undefined;
}

/**
 * Whether the pictures that a publication had to leave out are all that visitors lack of a draft. Then its creator has pressed Publish for them already.
 * Whatever was added or changed afterwards waits for the next press.
 */
export function areAllThatLack({ design, published, version }: Draft, { uploaded, leftOut }: Arrived): boolean {
  if (leftOut?.version !== version) return false;
  if (![...uploaded.keys(), ...waitingPicturesOf(design)].every((id) => leftOut.ids.includes(id))) return false;
  const arrived = new Set(Array.from(uploaded.values(), ({ id }) => id));
  const without = withPictures(design, (id) => (isWaitingPicture(id) || arrived.has(id) ? null : undefined));
  return sameDesign(without, published);
}

function withPictures(design: PageDesign, replace: Replace): PageDesign {
  const isReplaced = (tile: Tile) => pictureIdsOf({ tiles: [tile] }).some((id) => replace(id) !== undefined);
  const tiles = design.tiles.map((tile) => (isReplaced(tile) ? inTile(tile, replace) : tile));
  return tiles.every((tile, at) => tile === design.tiles[at]) ? design : { ...design, tiles };
}

function inTile(tile: Tile, replace: Replace): Tile {
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
