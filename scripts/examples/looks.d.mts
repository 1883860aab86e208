import type { Tile } from '../../server/pages/page-design.rules.js';

/** How an example page looks. */
export interface ExampleLook {
  /** The id of a theme. */
  readonly theme: string;
  readonly bio: string;
  readonly tiles: readonly Pick<Tile, 'secondLine' | 'emblem' | 'size' | 'isLead'>[];
}

/** By linkname. */
export const looks: Readonly<Record<string, ExampleLook>>;
