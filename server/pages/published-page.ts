import type { Linkname } from './linkname.rules.js';

/** A page that anybody can find: it has an address, and was published. */
export interface PublishedPage {
  readonly linkname: Linkname;
  /** When it was published last. */
  readonly publishedAt: Date;
}

/** A part of all published pages in the order of their linknames. */
export interface PublishedPart {
  /** The first linkname that belongs to it. */
  readonly from: Linkname;
  /** The first one that does not any more; null for the last part. */
  readonly before: Linkname | null;
}
