import { createContext } from 'react';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import { isUnfinished } from '../tile-kinds/tile-kinds.js';

/** Tells whether a tile of a new page still says what its starter says. Null for other pages, and until it is known. */
export type IsSample = ((tile: Tile) => boolean) | null;

export const SamplesContext = createContext<IsSample>(null);

/** Whether a tile is not finished, or still a sample. */
export function isLacking(tile: Tile | undefined, isSample: IsSample): boolean {
  return tile !== undefined && (isUnfinished(tile) || isSample?.(tile) === true);
}
