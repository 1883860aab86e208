import { createContext, useCallback } from 'react';
import type { DesignTab } from '../design/look-tab.js';
import { useLatest } from '../draft/use-latest.js';
import type { TileActions, TilePopupKind } from '../tiles/tile-actions.js';

/** Shows a tab of the design panel. Null where there is no page to design. */
export const OpenLookContext = createContext<((tab: DesignTab) => void) | null>(null);

/** Opens a popup of a tile, which is given by its key. */
export const OpenTileContext = createContext<TileActions['open']>(() => undefined);

/** Opens a popup of a tile, or its style in the design panel. */
export function useOpenTile(
  openLook: (tab: DesignTab, key: string) => void,
  open: (kind: Exclude<TilePopupKind, 'style'>, key: string, onClosed?: () => void) => void,
): TileActions['open'] {
  const latest = useLatest(openLook);
  return useCallback(
    (kind, key, onClosed) => (kind === 'style' ? latest.current('tiles', key) : open(kind, key, onClosed)),
    [latest, open],
  );
}
