import { createStore, del, get, set } from 'idb-keyval';
import type { Picture } from '../../../page-view/pictures/page-pictures.js';

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

// A text in the local storage has too little room.
const pictures = createStore('waiting-pictures', 'of-pages');

/** Keeps the picture of a page on this device. Rejects if the browser keeps nothing, or has no room. */
export function keepPicture(pageId: string, picture: WaitingPicture): Promise<void> {
  return set(pageId, picture, pictures);
}

/** The kept picture of a page; undefined if there is none. */
export function keptPicture(pageId: string): Promise<WaitingPicture | undefined> {
  return get(pageId, pictures);
}

/** Forgets the picture of a page. */
export function forgetPicture(pageId: string): Promise<void> {
  return del(pageId, pictures);
}
