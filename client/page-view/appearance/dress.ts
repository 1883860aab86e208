import type { ReactNode } from 'react';

/** What makes a page look other than the plain one, besides its styles. */
export interface Dress {
  /** Classes of the page. */
  readonly page: string;
  /** Classes of each tile. */
  readonly tiles: readonly string[];
  /** What stands where the picture of the page would be. */
  readonly portrait?: ReactNode;
  /** Tiles without words that fill the holes of a mosaic. */
  readonly spares?: ReactNode;
}
