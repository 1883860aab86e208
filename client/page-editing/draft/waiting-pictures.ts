import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { pictureIdsOf, withPictures, type ReplacePicture } from '../../../server/pages/pictures/tile-pictures.rules.js';
import { isWaitingPicture, type TilePicture } from '../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { sameDesign, type Draft } from './draft.js';

/** The ids of the pictures in a design that wait on a device until its account may upload. */
export function waitingPicturesOf(design: Pick<PageDesign, 'tiles'>): string[] {
  return pictureIdsOf(design).filter(isWaitingPicture);
}

/** The design with something else in the place of waiting pictures. What has none of them stays the same object, so that nothing is rendered again. */
export function withReplaced(design: PageDesign, replace: ReplacePicture): PageDesign {
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
