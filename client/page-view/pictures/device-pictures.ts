import type { Picture } from './page-pictures.js';

/*
 * Pictures of tiles that wait on this device until its account may upload. Only an editor has some: for visitors, and on a server, there are
 * none.
 */

const pictures = new Map<string, Picture>();

/** Makes a picture known, for as long as the document is open. Its address is that of a file in the memory of the browser. */
export function showDevicePicture(id: string, picture: Picture): void {
  pictures.set(id, picture);
}

/** The picture with this id; undefined if this device does not have it. */
export function devicePicture(id: string): Picture | undefined {
  return pictures.get(id);
}

/** All pictures with their ids. */
export function devicePictures(): readonly (readonly [id: string, picture: Picture])[] {
  return [...pictures];
}
