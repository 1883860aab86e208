import type { Linkname } from './linknames/linkname.rules.js';

/** A page that anybody can find: it has an address, and was published. */
export interface PublishedPage {
  readonly linkname: Linkname;
  /** The time of the last publication. */
  readonly publishedAt: Date;
}

/** A part of all published pages in the order of their linknames. */
export interface PublishedPart {
  /** The first linkname of the part. */
  readonly from: Linkname;
  /** The first linkname of the next part; null for the last part. */
  readonly before: Linkname | null;
}
