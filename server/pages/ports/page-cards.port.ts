import type { ImageName } from '../../media/image.js';

/** The card of each page: the picture that networks show of it. At least the newest one is kept, until the page is deleted. */
export abstract class PageCards {
  /** The stored card of a page that was drawn from this source, or null. */
  abstract find(pageId: string, source: string): Promise<ImageName | null>;

  /**
   * From now on, the page uses this card, which is in the list of stored images, and no longer its former one. Does nothing when the page was
   * deleted.
   */
  abstract keep(pageId: string, source: string, name: ImageName): Promise<void>;
}
