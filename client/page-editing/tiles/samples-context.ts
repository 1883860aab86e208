import { createContext } from 'react';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';

/** Tells whether a tile of a new page still says what its starter says. Null for other pages, and until it is known. */
export type IsSample = ((tile: Tile) => boolean) | null;

export const SamplesContext = createContext<IsSample>(null);
