import { createContext } from 'react';
import type { DesignTab } from '../design/look-tab.js';
import type { TileActions } from '../tiles/tile-actions.js';

/** Shows a tab of the design panel. Null where there is no page to design. */
export const OpenLookContext = createContext<((tab: DesignTab) => void) | null>(null);

/** Opens a popup of a tile, which is given by its key. */
export const OpenTileContext = createContext<TileActions['open']>(() => undefined);
