import type { ImportFailure } from '../page-import.js';
import type { SourceDocument } from '../source-document.rules.js';

/** A file that somebody has chosen. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
  /** The ids of pictures that the account has uploaded for it, by the paths that the file names. */
  readonly pictures?: ReadonlyMap<string, string>;
}

/** What a link answers. `gone`: its server says that nothing is there any more. `silent`: it did not answer, or with a fault of its own. */
export type LinkAnswer = 'there' | 'gone' | 'silent';

/** What is imported: pages of the web, and files. */
export abstract class SourceDocuments {
  /**
   * Reads a page of the web, of at most 5 MB, in at most 10 seconds. Nothing of it is executed, and no cookie is sent. Only addresses of the public Internet are asked, by https, also after a
   * redirect. Returns why there is none otherwise.
   */
  abstract readPage(address: string): Promise<SourceDocument | ImportFailure>;

  /** Reads a file: as JSON or HTML, if it is. */
  abstract readFile(file: SourceFile): Promise<SourceDocument>;

  /** Looks where an address of the web leads, for at most 4 seconds. An address that may not be asked counts as `there`. */
  abstract lookAt(address: string): Promise<LinkAnswer>;
}
