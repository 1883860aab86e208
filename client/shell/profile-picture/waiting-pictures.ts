import { createStore, del, get, set } from 'idb-keyval';
import { localStore } from '../../api/browser-storage.js';
import type { Picture } from '../../page-view/pictures/page-pictures.js';

/** A profile picture that was chosen before the e-mail address of its account was verified. */
export interface WaitingPicture {
  readonly file: Blob;
  /** The address of the picture that the page had; null if it had none. If it has another one by now, that one is newer. */
  readonly replaces: string | null;
}

/** A picture that this device keeps until the account may upload. */
export interface PictureToWait {
  /** How often one was kept since the editor was opened, or before; 0 for none. */
  readonly kept: number;
  /** The kept picture, for the editor and the preview. Null until it is read. */
  readonly picture: Picture | null;
  readonly onRead: (picture: Picture | null) => void;
  /** Keeps a picture. False if this browser does not. */
  readonly keep: (file: Blob) => Promise<boolean>;
  readonly forget: () => void;
}

// A text in the local storage has too little room. There, a flag with the owner says that a page has one, so that few editors look for it.
const pictures = createStore('waiting-pictures', 'of-pages');
const FLAG = 'pictureWaits:';

/** Whether this device keeps a picture of a page. */
export function isPictureKept(pageId: string): boolean {
  return localStore.read(FLAG + pageId) !== null;
}

/** Keeps the picture of a page on this device. False if the browser keeps nothing, or has no room. */
export async function keepPicture(pageId: string, owner: string, picture: WaitingPicture): Promise<boolean> {
  try {
    await set(pageId, picture, pictures);
  } catch {
    return false;
  }
  if (localStore.write(FLAG + pageId, owner)) return true;
  forgetPicture(pageId);
  return false;
}

/** The kept picture of a page; undefined if there is none. */
export function keptPicture(pageId: string): Promise<WaitingPicture | undefined> {
  return get(pageId, pictures);
}

/** Forgets the picture of a page. */
export function forgetPicture(pageId: string): void {
  localStore.remove(FLAG + pageId);
  // What stays behind without its flag is never read again, and is overwritten by the next one.
  del(pageId, pictures).catch(() => undefined);
}

/** Forgets the pictures of a deleted account. */
export function forgetPicturesOf(owner: string): void {
  for (const key of localStore.keys()) if (key.startsWith(FLAG) && localStore.read(key) === owner) forgetPicture(key.slice(FLAG.length));
}
