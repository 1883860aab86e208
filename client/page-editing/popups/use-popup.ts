import { useCallback, useMemo, useRef, useState } from 'react';
import type { Tile, TileChange } from '../../../server/pages/design/page-design.rules.js';
import type { NetworkLink } from '../../../server/pages/networks/network-links.rules.js';
import { iconsChange, type PageChange } from '../draft/draft.js';
import type { DraftState } from '../draft/use-draft.js';
import type { TilePopupKind } from '../tiles/tile-actions.js';

/** The popups of a tile, and those of the page: its social links and its other settings. The style of a tile has no popup. */
export type PopupKind = Exclude<TilePopupKind, 'style'> | 'links' | 'page';

export interface ShownPopup {
  readonly kind: PopupKind;
  /** The key of its tile; empty for a popup of the page. */
  readonly key: string;
  readonly open: boolean;
  /** Counts the openings, so that no popup starts with the state of another one. */
  readonly number: number;
}

/** What tiles had as other kinds, which they have again when they become of that kind again. */
export type KindContents = Map<string, TileChange>;

/** The actions of popups on the draft. All changes from opening a popup to closing it are one undo step. */
export interface PopupActions {
  readonly touch: (touched: boolean) => void;
  readonly saveTile: (change: TileChange) => void;
  /** Changes what is still `from`: that is no step of its own. */
  readonly completeTile: (from: TileChange, change: TileChange) => void;
  readonly addTile: (tile: Tile) => void;
  readonly savePage: (change: PageChange) => void;
  readonly saveLinks: (links: readonly NetworkLink[]) => void;
  readonly close: () => void;
}

/** The open popup, one at a time. It is still known while it disappears. */
export function usePopup(change: DraftState['change'], onTouched: (touched: boolean) => void) {
  const [popup, setPopup] = useState<ShownPopup | null>(null);
  const [contents] = useState<KindContents>(() => new Map());
  const closed = useRef<(() => void) | null>(null);
  const open = useCallback((kind: PopupKind, key = '', onClosed?: () => void) => {
    // From one popup to the next, what waits for the end goes on waiting.
    if (onClosed) closed.current = onClosed;
    setPopup((former) => ({ kind, key, open: true, number: (former?.number ?? 0) + 1 }));
  }, []);
  const { key = '', number = 0 } = popup ?? {};
  const actions = useMemo<PopupActions>(() => {
    const undoGroup = `popup ${number}`;
    return {
      touch: onTouched,
      saveTile: (saved) => change({ type: 'tile-changed', key, change: saved }, undoGroup),
      completeTile: (from, saved) => change({ type: 'tile-completed', key, from, change: saved }),
      addTile: (tile) => change({ type: 'tile-added', tile }, undoGroup),
      savePage: (saved) => change({ type: 'page-changed', change: saved }, undoGroup),
      saveLinks: (links) => change({ type: 'page-changed', change: iconsChange(links) }, undoGroup),
      close: () => {
        onTouched(false);
        setPopup((shown) => shown && { ...shown, open: false });
        const onClosed = closed.current;
        closed.current = null;
        onClosed?.();
      },
    };
  }, [change, onTouched, key, number]);
  return { popup, open, actions, contents };
}
