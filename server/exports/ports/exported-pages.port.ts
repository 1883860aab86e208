import type { ImageName } from '../../media/image.js';
import type { ExportedFile, ExportStamp } from '../exported-page.js';
import type { Linkname } from '../../pages/linknames/linkname.rules.js';

/**
 * Pages as files that a web server serves by itself. A reader finds the former or the new content of a file, and never a part of it. Several
 * instances may write the same folder. Methods that write reject when the
 * folder cannot be written, and when the operator has not named one.
 */
export abstract class ExportedPages {
  /** The stamp of the files of a page; null if there are none, if it cannot be read, or if writing them was interrupted. */
  abstract stampOf(linkname: Linkname): Promise<ExportStamp | null>;

  /**
   * Replaces the files of a page. If there is no space for them, the former files stay. A file with the same content is not touched.
   * The order of the files is the same each time. Of cards, only the one with this id stays.
   */
  abstract write(linkname: Linkname, files: readonly ExportedFile[], stamp: ExportStamp, card: string): Promise<void>;

  /** The id of the card that was written for a page, or null. Rejects when the folder cannot be read. */
  abstract cardOf(linkname: Linkname): Promise<string | null>;

  /** Writes the card of a page, which replaces its former one. Does nothing when the page has no files: a card is never there without them. */
  abstract writeCard(linkname: Linkname, id: string, content: Uint8Array): Promise<void>;

  /** Removes the files of a page and its card, all at once. False if there are none, and without a folder. `name` can be any text, such as a name that is reserved now. */
  abstract remove(name: string): Promise<boolean>;

  /** The names of all pages that have files. They may be names that are no linknames any more. */
  abstract names(): AsyncIterable<string>;

  /** Whether the picture was written. */
  abstract hasPicture(name: ImageName): Promise<boolean>;

  /** Writes a picture under the path at which the server serves it. */
  abstract writePicture(name: ImageName, content: Uint8Array): Promise<void>;

  /** The names of all pictures that were written. */
  abstract pictures(): AsyncIterable<ImageName>;

  /** Removes a picture. Does nothing when there is none. */
  abstract removePicture(name: ImageName): Promise<void>;

  /** Writes a file that pages have in common, such as `favicon.svg`; also into a folder, such as `assets/anton-400-latin-d0fa07ff.woff2`. */
  abstract writeAsset(name: string, content: Uint8Array): Promise<void>;

  /** Resolves when the folder can be written. The first call takes an empty folder, and rejects for one that has something else in it. */
  abstract check(): Promise<void>;
}
