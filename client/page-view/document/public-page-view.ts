import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import type { LockView } from '../visibility/lock-view.js';
import type { PagePictures } from '../pictures/page-pictures.js';

/** A page as the server passes it to the client's code. */
export interface PublicPageView extends PagePictures, LockView {
  readonly linkname: string;
  /** The absolute address. */
  readonly address: string;
  readonly design: PageDesign;
  /** The absolute address of the picture that networks show of the page. None for a page that was never published. */
  readonly card?: string | undefined;
  /** The absolute address of the feed, if its owner offers one. */
  readonly feed?: string | undefined;
  /** Whether search engines are told not to list it. */
  readonly isUnlisted?: boolean;
  /** Whether it is a draft, which only those see who have its link: it says so, names no address, and cannot be reported. */
  readonly isDraft?: boolean;
  /** Missing for a page at its address here. A copy names neither this address nor files of this server, and cannot be reported. */
  readonly copy?: PageCopy | undefined;
  /** What the document itself tells the server of its visits. The default is `presses`. */
  readonly reports?: PageReports;
}

/** A page in a folder that any web server shows, with a document for each language. */
export interface PageCopy {
  /** The files of the documents, in the order of the languages. */
  readonly files: readonly { readonly language: string; readonly file: string }[];
  /** Whether this is the document at the address of the folder, which leads to the language of the visitor. */
  readonly isEntry: boolean;
}

/**
 * What the script of a page tells the server. The server sees itself that it sends a page, but not that a web server sends a file: only that one tells
 * that it is read, too.
 */
export type PageReports = 'presses' | 'views and presses' | 'nothing';
