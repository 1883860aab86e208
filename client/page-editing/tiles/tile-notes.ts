import { createContext, type ReactNode } from 'react';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';

/** What stands at the corner of a tile in the list, such as how often visitors have opened it. */
export interface TileNotes {
  readonly noteOn: (tile: Tile, selected: boolean) => ReactNode;
}

/** Null for guests, and until something is known. */
export const TileNotesContext = createContext<TileNotes | null>(null);
