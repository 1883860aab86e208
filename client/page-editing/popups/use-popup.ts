import { useCallback, useMemo, useState } from 'react';
import type { Tile, TileStyle } from '../../../server/pages/page-design.rules.js';
import type { SocialLinks } from '../../../server/pages/social-links.rules.js';
import type { PageChange } from '../draft/draft.js';
import type { DraftInHand } from '../draft/use-draft.js';

/** Of a tile: its content, its style and how it opens. Of the page: its social links and what else is set for it. */
export type PopupKind = 'content' | 'style' | 'preview' | 'links' | 'page';

export interface ShownPopup {
  readonly kind: PopupKind;
  /** Of the tile that it is about; empty for one about the page. */
  readonly key: string;
  readonly open: boolean;
  /** Counts what was opened, so that no popup begins with what another one left. */
  readonly number: number;
}

/** What the popups do with the draft. Everything saved from one opening to its closing is one step for undo. */
export interface PopupActions {
  readonly touch: () => void;
  readonly saveTile: (change: Partial<Tile>) => void;
  readonly useOnAll: (style: TileStyle) => void;
  readonly savePage: (change: PageChange) => void;
  readonly saveLinks: (socialLinks: SocialLinks) => void;
  readonly close: () => void;
}

/** Which popup is open, one at a time; it stays known while it leaves the screen. */
export function usePopup(change: DraftInHand['change'], onTouched: (touched: boolean) => void) {
  const [popup, setPopup] = useState<ShownPopup | null>(null);
  const open = useCallback((kind: PopupKind, key = '') => {
    setPopup((former) => ({ kind, key, open: true, number: (former?.number ?? 0) + 1 }));
  }, []);
  const { key = '', number = 0 } = popup ?? {};
  const actions = useMemo<PopupActions>(() => {
    const sitting = `popup ${number}`;
    return {
      touch: () => onTouched(true),
      saveTile: (saved) => change({ type: 'tile-changed', key, change: saved }, sitting),
      useOnAll: (style) => change({ type: 'all-tiles-styled', style }, sitting),
      savePage: (saved) => change({ type: 'page-changed', change: saved }, sitting),
      saveLinks: (socialLinks) => change({ type: 'page-changed', change: { socialLinks } }, sitting),
      close: () => {
        onTouched(false);
        setPopup((shown) => shown && { ...shown, open: false });
      },
    };
  }, [change, onTouched, key, number]);
  return { popup, open, actions };
}
