import type { Page } from './page.js';
import { pictureFilesOf } from './pictures/tile-pictures.rules.js';

/** The files of the pictures that a page shows: above its title, behind it, and in its tiles. */
export function filesShownOn(page: Pick<Page, 'profilePicture' | 'wallpaper' | 'shownDesign'>): string[] {
  const besideTiles = [page.profilePicture, page.wallpaper].flatMap((picture) => (picture?.variants ?? []).map(({ name }) => name));
  return [...besideTiles, ...pictureFilesOf(page.shownDesign)];
}
