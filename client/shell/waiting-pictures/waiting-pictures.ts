import { createStore, del, entries, get, set } from 'idb-keyval';
import type { TilePicture } from '../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { dropFlag, hasTilePictures, keyOf, pagesOf, setFlag, tilesOf, type PageImagePlace } from './waiting-flags.js';

/*
 * Pictures that were chosen before the e-mail address of their account was verified. This device keeps them until the account may upload.
 */

/** A profile picture or a wallpaper that waits. */
export interface WaitingImage {
  readonly file: Blob;
  /** The address of the picture that the page had; null if it had none. If it has another one by now, that one is newer. */
  readonly replaces: string | null;
}

/** A picture of a tile, an emblem or a text that waits. After the upload, it says what became of it: another draft may still name it. */
export interface WaitingTilePicture {
  readonly owner: string;
  /** The page for which it was chosen. A text may take it to another one. */
  readonly pageId: string;
  /** When it was chosen, in milliseconds. */
  readonly since: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly picture: { readonly file: File } | { readonly uploaded: TilePicture };
}

const pictures = createStore('waiting-pictures', 'of-pages');
const TILE = 'tile ';

/** A file that no draft names is kept for this long, in milliseconds: a copy of the draft elsewhere may name it. */
const KEPT_UNNAMED = 7 * 24 * 60 * 60 * 1000;

/** Keeps a profile picture or a wallpaper. False if the browser keeps nothing, or has no room. */
export async function keepImage(place: PageImagePlace, owner: string, image: WaitingImage): Promise<boolean> {
  const key = keyOf(place);
  if ((await isStored(key, image)) && setFlag(key, owner)) return true;
  forgetImage(place);
  return false;
}

/** Keeps a picture of a tile, or what became of it. False if the browser keeps nothing, or has no room. */
export async function keepTilePicture(id: string, picture: WaitingTilePicture): Promise<boolean> {
  if ((await isStored(TILE + id, picture)) && setFlag(tilesOf(picture.owner), picture.owner)) return true;
  forgetTilePicture(id);
  return false;
}

async function isStored(key: string, value: WaitingImage | WaitingTilePicture): Promise<boolean> {
  try {
    await set(key, value, pictures);
    return true;
  } catch {
    return false;
  }
}

/** The kept profile picture or wallpaper of a page; undefined if there is none. */
export function keptImage(place: PageImagePlace): Promise<WaitingImage | undefined> {
  return get(keyOf(place), pictures);
}

/** The kept picture of a tile; undefined if this device does not have it. */
export function keptTilePicture(id: string): Promise<WaitingTilePicture | undefined> {
  return get(TILE + id, pictures);
}

/** The kept pictures of an account's tiles, with their ids. */
export async function keptTilePictures(owner: string): Promise<readonly (readonly [id: string, picture: WaitingTilePicture])[]> {
  const all = await entries<string, WaitingTilePicture>(pictures);
  return all.flatMap(([key, picture]) => (key.startsWith(TILE) && picture.owner === owner ? [[key.slice(TILE.length), picture]] : []));
}

export function forgetImage(place: PageImagePlace): void {
  dropFlag(keyOf(place));
  // What stays behind without its flag is never read again, and is overwritten by the next one.
  del(keyOf(place), pictures).catch(() => undefined);
}

export function forgetTilePicture(id: string): void {
  del(TILE + id, pictures).catch(() => undefined);
}

/** Forgets old pictures of a page's tiles that its draft does not name any more. Without any left, no editor looks for some. */
export async function forgetUnnamed(
  { owner, pageId }: Pick<WaitingTilePicture, 'owner' | 'pageId'>,
  names: readonly string[],
): Promise<void> {
  const before = Date.now() - KEPT_UNNAMED;
  const kept = await keptTilePictures(owner);
  const old = kept.filter(([id, picture]) => picture.pageId === pageId && picture.since < before && !names.includes(id));
  for (const [id] of old) forgetTilePicture(id);
  if (old.length === kept.length) dropFlag(tilesOf(owner));
}

/** Forgets all pictures of a deleted page. */
export function forgetPicturesOfPage(pageId: string, owner: string): void {
  forgetImage({ pageId, image: 'profilePicture' });
  forgetImage({ pageId, image: 'wallpaper' });
  if (hasTilePictures(owner)) void forgetTilePictures(owner, (picture) => picture.pageId === pageId);
}

/** Forgets all pictures of a deleted account. */
export function forgetPicturesOf(owner: string): void {
  for (const pageId of pagesOf(owner)) forgetPicturesOfPage(pageId, owner);
  if (!hasTilePictures(owner)) return;
  dropFlag(tilesOf(owner));
  void forgetTilePictures(owner, () => true);
}

async function forgetTilePictures(owner: string, isForgotten: (picture: WaitingTilePicture) => boolean): Promise<void> {
  const kept = await keptTilePictures(owner).catch(() => []);
  for (const [id, picture] of kept) if (isForgotten(picture)) forgetTilePicture(id);
}
