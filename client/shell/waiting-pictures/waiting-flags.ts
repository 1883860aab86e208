import { localStore } from '../../api/browser-storage.js';

/*
 * Which pictures this device keeps until their account may upload. The local storage has too little room for files. Its flags, with the names of
 * the owners, say what is kept, so that few editors load what reads it.
 */

/** What a page has one of. */
export type PageImage = 'profilePicture' | 'wallpaper';

export interface PageImagePlace {
  readonly pageId: string;
  readonly image: PageImage;
}

const FLAG = 'pictureWaits:';
const OF_TILES = 'tiles of ';

export const keyOf = ({ pageId, image }: PageImagePlace) => (image === 'wallpaper' ? `${pageId} wallpaper` : pageId);
export const tilesOf = (owner: string) => OF_TILES + owner;

/** Whether this device keeps a profile picture or a wallpaper of a page. */
export function isImageKept(place: PageImagePlace): boolean {
  return localStore.read(FLAG + keyOf(place)) !== null;
}

/** Whether this device keeps pictures of an account's tiles, or has kept some. */
export function hasTilePictures(owner: string): boolean {
  return localStore.read(FLAG + tilesOf(owner)) !== null;
}

/** False if the browser stores nothing. */
export function setFlag(key: string, owner: string): boolean {
  return localStore.write(FLAG + key, owner);
}

export function dropFlag(key: string): void {
  localStore.remove(FLAG + key);
}

/** The pages of an account whose profile picture or wallpaper is kept. */
export function pagesOf(owner: string): string[] {
  const own = localStore.keys().filter((key) => key.startsWith(FLAG) && localStore.read(key) === owner);
  return own.map((key) => key.slice(FLAG.length)).flatMap((key) => (key.startsWith(OF_TILES) ? [] : [key.split(' ')[0]!]));
}
