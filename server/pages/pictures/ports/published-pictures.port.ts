import type { ImageName } from '../../../media/image.js';
import type { Page } from '../../page.js';

/** Which published pages have which files of pictures in their tiles. */
export abstract class PublishedPictures {
  /** Whether nobody may be kept from the file: no published tile has it, a page shows all its tiles to everybody, or it is a profile picture or wallpaper, too. */
  abstract isOpen(name: ImageName): Promise<boolean>;

  /** The pages with a tile that has the file, each with its published design, also if an operator hides it. In batches: one picture can be on any number of pages. */
  abstract pagesWith(name: ImageName): AsyncIterable<readonly Page[]>;

  /** The files of the pictures in the published tiles of a page. */
  abstract filesOf(pageId: string): Promise<readonly ImageName[]>;
}
