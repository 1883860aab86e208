import type { ImageName } from '../../../media/image.js';
import type { Page } from '../../page.js';

/** A published page that has a picture in its tiles, and that not everybody always sees whole. */
export interface PictureUse {
  readonly pageId: string;
  /** It is another one after each change of the page. */
  readonly mark: string;
}

/** Which published pages have which files of pictures in their tiles. */
export abstract class PublishedPictures {
  /** Those of the files that everybody may have: no version of a page ever had them in a tile, a page shows all its tiles to everybody, or they are a profile picture or wallpaper, too. */
  abstract openAmong(names: readonly ImageName[]): Promise<ReadonlySet<ImageName>>;

  /** The pages at a linkname with a tile that has the file now, also if an operator hides them. */
  abstract usesOf(name: ImageName): Promise<readonly PictureUse[]>;

  /** The pages with a tile that has the file now, also those without a linkname. */
  abstract pagesWith(name: ImageName): Promise<readonly string[]>;

  /** Whether the copy of a reported page has the file. */
  abstract isReported(name: ImageName): Promise<boolean>;

  /** The page with its published design; null if it was deleted. */
  abstract load(pageId: string): Promise<Page | null>;

  /** The accounts that have uploaded the file for their tiles. */
  abstract ownersOf(name: ImageName): Promise<readonly string[]>;

  /** The files of the pictures in the tiles of all kept versions of a page. */
  abstract filesOf(pageId: string): Promise<readonly ImageName[]>;
}
