import type { ImageName } from '../../../media/image.js';
import type { Linkname } from '../../linknames/linkname.rules.js';
import type { Page } from '../../page.js';

/** A published page that has a picture, in its tiles or beside them, and that not everybody always sees whole. */
export interface PictureUse {
  readonly pageId: string;
  readonly linkname: Linkname | null;
  /** It is another one after each change of the page. */
  readonly mark: string;
}

/** Which published pages have which files of pictures. */
export abstract class PublishedPictures {
  /**
   * Those of the files that everybody may have, each with the linkname of a page that shows it: one that shows all it has to everybody, or that was never published and has it above its title or behind
   * it. Null if no page has or had it. What a page had that was deleted, or that has removed it, is not among them.
   */
  abstract openAmong(names: readonly ImageName[]): Promise<ReadonlyMap<ImageName, Linkname | null>>;

  /** The pages at a linkname that have the file now, also if an operator hides them. */
  abstract usesOf(name: ImageName): Promise<readonly PictureUse[]>;

  /** The pages that have the file now, in a tile or beside them, also those without a linkname. */
  abstract pagesWith(name: ImageName): Promise<readonly string[]>;

  /** Whether the copy of a reported page has the file. */
  abstract isReported(name: ImageName): Promise<boolean>;

  /** The page with its published design; null if it was deleted. */
  abstract load(pageId: string): Promise<Page | null>;

  /** The accounts that have uploaded the file for their tiles, or have it on a page. */
  abstract ownersOf(name: ImageName): Promise<readonly string[]>;

  /** The files of the pictures in the tiles of all kept versions of a page, and of those beside its tiles. */
  abstract filesOf(pageId: string): Promise<readonly ImageName[]>;
}
