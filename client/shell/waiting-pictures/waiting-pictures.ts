import { createStore, del, get, keys, set } from 'idb-keyval';
import type { TilePicture } from '../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { areTilePicturesKept, dropFlag, keyOf, pagesOf, setFlag, tilesOf, type PageImagePlace } from './waiting-flags.js';

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
export type WaitingTilePicture = { readonly file: File } | { readonly uploaded: TilePicture };

const pictures = createStore('waiting-pictures', 'of-pages');

/** Keeps a profile picture or a wallpaper. False if the browser keeps nothing, or has no room. */
export async function keepImage(place: PageImagePlace, owner: string, image: WaitingImage): Promise<boolean> {
  const key = keyOf(place);
  if ((await isStored(key, image)) && setFlag(key, owner)) return true;
  forgetImage(place);
  return false;
}

/** Keeps a picture of a tile, or what became of it. False if the browser keeps nothing, or has no room. */
export async function keepTilePicture(pageId: string, owner: string, id: string, picture: WaitingTilePicture): Promise<boolean> {
  return (await isStored(`${tilesOf(pageId)} ${id}`, picture)) && setFlag(tilesOf(pageId), owner);
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
export function keptTilePicture(pageId: string, id: string): Promise<WaitingTilePicture | undefined> {
  return get(`${tilesOf(pageId)} ${id}`, pictures);
}

/** The ids of the kept pictures of a page's tiles. */
export async function keptTilePictures(pageId: string): Promise<string[]> {
  const beginning = `${tilesOf(pageId)} `;
  const found = await keys<string>(pictures);
  return found.filter((key) => key.startsWith(beginning)).map((key) => key.slice(beginning.length));
}

export function forgetImage(place: PageImagePlace): void {
  dropFlag(keyOf(place));
  // What stays behind without its flag is never read again, and is overwritten by the next one.
  del(keyOf(place), pictures).catch(() => undefined);
}

/** Forgets all pictures of a deleted page. */
export function forgetPicturesOfPage(pageId: string): void {
  forgetImage({ pageId, image: 'profilePicture' });
  forgetImage({ pageId, image: 'wallpaper' });
  if (areTilePicturesKept(pageId)) void forgetTilePictures(pageId).catch(() => undefined);
  dropFlag(tilesOf(pageId));
}

async function forgetTilePictures(pageId: string): Promise<void> {
  for (const id of await keptTilePictures(pageId)) await del(`${tilesOf(pageId)} ${id}`, pictures);
}

/** Forgets all pictures of a deleted account. */
export function forgetPicturesOf(owner: string): void {
  for (const pageId of pagesOf(owner)) forgetPicturesOfPage(pageId);
}
