import type { PageDesign } from '../../server/pages/page-design.rules.js';
import type { PagePictures } from './page-pictures.js';

/** A page as the server passes it to the client's code. */
export interface PublicPageView extends PagePictures {
  readonly linkname: string;
  /** The absolute address. */
  readonly address: string;
  readonly design: PageDesign;
  /** The absolute address of the picture that networks show of the page. None for a page that was never published. */
  readonly card?: string | undefined;
  /** The absolute address of the feed, if its owner offers one. */
  readonly feed?: string | undefined;
  /** Whether a web server sends the document as a file, so that only the document itself can tell that it is read. */
  readonly isFile?: boolean;
}
