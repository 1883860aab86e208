import type { ReactNode } from 'react';

/** What makes a page look other than the plain one, besides its styles. */
export interface Dress {
  /** Classes of the page. */
  readonly page: string;
  /** Classes of each tile. */
  readonly tiles: readonly string[];
  /** Tiles without words that fill the holes of a mosaic. */
  readonly spares?: ReactNode;
}
