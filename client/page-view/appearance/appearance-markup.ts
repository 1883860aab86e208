import type { ReactNode } from 'react';

/** The classes and elements of a page that is not plain. Its styles are in `AppearanceParts`. */
export interface AppearanceMarkup {
  /** Classes of the page. */
  readonly page: string;
  /** Classes of each tile. */
  readonly tiles: readonly string[];
  /** What stands where the picture of the page would be. */
  readonly portrait?: ReactNode;
  /** Tiles without words that fill the holes of a mosaic. */
  readonly spares?: ReactNode;
}
