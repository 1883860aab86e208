import type { Linkname } from '../linknames/linkname.rules.js';
import type { DesignCard } from '../page-card.js';
import type { Page } from '../page.js';

/** What the files of a page were made from. */
export interface ExportStamp {
  /** Identifies what the files depend on beside the page: the release, and settings such as the name of the site. */
  readonly renderer: string;
  /** Identifies the state of the page. */
  readonly revision: string;
}

/** A file for a web server, such as `index.en.html.br`. */
export interface ExportedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Makes the files of pages. */
export interface PageRenderer {
  /** Differs from the id of a renderer that would make other files. */
  readonly id: string;
  /** The id of a renderer whose files are smaller and otherwise the same, so that they stay. */
  readonly better?: string | undefined;
  render(linkname: Linkname, page: Page): Promise<readonly ExportedFile[]>;
  /** What the card of a page shows, which its files name. */
  readonly card: DesignCard;
}

/** Files that nobody may see any more, or that show a former state, could not be removed. The cause is the error of the folder. */
export class FormerFilesStay extends Error {
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = (cause as NodeJS.ErrnoException).code;
  }
}

/** What happened to the files of a page. */
export type ExportResult = 'written' | 'removed' | 'unchanged';
