import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { DESIGN_LIMITS, type Tile } from '../../../server/pages/design/page-design.rules.js';
import { nextTileStyle } from '../../../server/pages/appearance/next-tile-style.rules.js';
import { hasBlankContent, type TileKind } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { useConfirm, type Question } from '../../controls/dialogs/confirm-dialog.js';
import { lazyPart } from '../../controls/loading/lazy-part.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { editorTexts } from '../../texts/en/editor.js';
import type { DraftState } from '../draft/use-draft.js';
import { newTileOf, TILE_KIND_EDITING } from '../tile-kinds/tile-kinds.js';
import { nameOf } from './tile-name.js';
import type { TileActions } from './tile-actions.js';
import { useLatest } from '../draft/use-latest.js';
import { useUndo, useUndoOffer, type UndoActions } from '../draft/use-undo.js';

interface NewTiles {
  /** Makes the tile that the button Add appends. */
  readonly newTile: () => Tile;
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
}

interface TileEditing extends NewTiles {
  readonly draftState: DraftState;
  /** Opens a popup of the tile. */
  readonly onOpen: TileActions['open'];
}

export interface TileEditingActions extends NewTiles {
  /** The key of the selected tile. */
  readonly selected: string | null;
  /** Whether its row does not show its actions below it, if the list has no room beside it: the tile is only opened, or shown. */
  readonly folded: boolean;
  /** The key of the new tile whose name is typed now. */
  readonly named: string | null;
  readonly add: () => void;
  /** Adds a tile of any kind at the end. */
  readonly addKind: (kind: TileKind) => void;
  readonly remove: () => Promise<void>;
  /** The actions on a single tile. */
  readonly actions: TileActions;
  readonly undoing: UndoActions;
  /** Selects a tile, and scrolls it into view. */
  readonly show: (key: string) => void;
}

type AfterAdd = 'name' | 'open' | 'copy';

/** The pressed button, until the list shows the result. */
type Pending =
  | { readonly pressed: 'add'; readonly at: number; readonly then: AfterAdd }
  | { readonly pressed: 'remove' }
  | { readonly pressed: 'delete'; readonly at: number }
  | { readonly pressed: 'move'; readonly key: string; readonly by: -1 | 1 };

/** All actions on the list of tiles, and the selected tile. */
export function useTileActions({ draftState, newTile, announce, onOpen }: TileEditing): TileEditingActions {
  const { draft, change } = draftState;
  const { selected, folded, select, selectFolded } = useSelection();
  const [named, setNamed] = useState<string | null>(null);
  const latest = useLatest(draft);
  const pendingRef = usePending(draft.keys, selected, select, {
    name: setNamed,
    open: useCallback((key) => onOpen('content', key), [onOpen]),
  });
  const show = useShow(selectFolded);
  const undoing = useUndo(draftState, announce, show);
  const { remove, removeOne } = useRemoving(draftState, pendingRef, undoing.undo);

  const { add, addKind, addBelow, duplicate } = useAdding({ draftState, newTile, announce }, pendingRef);
  const move = useCallback<TileActions['move']>(
    (key, by) => {
      const { keys, design } = latest.current;
      const to = keys.indexOf(key) + by;
      const [tile, neighbour] = [design.tiles[to - by], keys[to]];
      if (!tile || neighbour === undefined) return;
      pendingRef.current = { pressed: 'move', key, by };
      select(key);
      change({ type: 'tiles-swapped', first: key, second: neighbour });
      announce(editorTexts.moved({ name: nameOf(tile), number: to + 1, total: keys.length }));
    },
    [latest, pendingRef, select, change, announce],
  );
  const actions = useMemo<TileActions>(
    () => ({
      select,
      rename: (key, name) => change({ type: 'tile-changed', key, change: { name } }),
      renamed: () => (setNamed(null), change({ type: 'typing-ended' })),
      open: (kind, key, onClosed) => (selectFolded(key), onOpen(kind, key, onClosed)),
      resize: (key, size) => change({ type: 'tile-changed', key, change: { size: size === 'small' ? undefined : size } }),
      addBelow,
      duplicate,
      remove: removeOne,
      move,
    }),
    [change, onOpen, select, selectFolded, addBelow, duplicate, removeOne, move],
  );

  return { newTile, announce, selected, folded, named, add, addKind, remove, actions, undoing, show };
}

/** The selected tile, and whether its row stays as high as it was, which it does if it is already unfolded. */
function useSelection() {
  const [{ selected, folded }, set] = useState<Pick<TileEditingActions, 'selected' | 'folded'>>({ selected: null, folded: false });
  const select = useCallback((key: string | null) => set({ selected: key, folded: false }), []);
  const selectFolded = useCallback((key: string) => set((now) => (now.selected === key ? now : { selected: key, folded: true })), []);
  return { selected, folded, select, selectFolded };
}

/** All themes: the first tile of a page in a theme gets its look from there. */
const themesPart = lazyPart(() => import('./adding/next-style.js'));

/** Adds a tile at the end, or below another one. Its name is typed next, or its popup opens, unless it is a copy. */
function useAdding({ draftState, newTile, announce }: Omit<TileEditing, 'onOpen'>, pendingRef: RefObject<Pending | null>) {
  const { draft, change } = draftState;
  const latest = useLatest(draft);
  const notify = useNotify();
  const addTile = useCallback(
    (tile: Tile, then: AfterAdd, place?: number, undoGroup?: string) => {
      const put = () => {
        const { design, keys } = latest.current;
        const at = place ?? keys.length;
        if (keys.length >= DESIGN_LIMITS.tiles)
          return notify({ text: editorTexts.tooMany({ limit: DESIGN_LIMITS.tiles }), tone: 'failed' });
        pendingRef.current = { pressed: 'add', at, then };
        const before = { ...design, tiles: design.tiles.slice(0, at) };
        const style = then === 'copy' ? tile.style : (themesPart.get()?.nextStyle(before) ?? nextTileStyle(before));
        change({ type: 'tile-added', at, tile: { ...tile, style } }, undoGroup);
        announce(editorTexts.added({ number: at + 1 }));
      };
      const { design, keys } = latest.current;
      if (keys.length === 0 && design.appearance && !themesPart.get()) void themesPart.fetch().then(put, put);
      else put();
    },
    [latest, pendingRef, change, notify, announce],
  );
  const add = useCallback(() => addTile(newTile(), 'name'), [addTile, newTile]);
  const addKind = useCallback<TileEditingActions['addKind']>(
    (kind) => {
      if (kind === 'text') return add();
      addTile(newTileOf(kind, newTile().name), TILE_KIND_EDITING[kind].opensFirst ? 'open' : 'name');
    },
    [add, addTile, newTile],
  );
  const addBelow = useCallback<TileActions['addBelow']>(
    (key, undoGroup) => addTile(newTile(), 'name', latest.current.keys.indexOf(key) + 1, undoGroup),
    [latest, addTile, newTile],
  );
  const duplicate = useCallback<TileActions['duplicate']>(
    (key) => {
      const { keys, design } = latest.current;
      const at = keys.indexOf(key);
      const tile = design.tiles[at];
      if (tile) addTile(copyOf(tile), 'copy', at + 1);
    },
    [latest, addTile],
  );
  return { add, addKind, addBelow, duplicate };
}

/** It is another tile, and only one can be the lead. */
function copyOf({ id: _id, isLead: _isLead, ...tile }: Tile): Tile {
  return tile;
}

/** Removes the last tile, which may ask first, or any other tile. Both can be undone from a notification. */
function useRemoving(draftState: DraftState, pendingRef: RefObject<Pending | null>, undo: () => void) {
  const { draft, change } = draftState;
  const latest = useLatest(draft);
  const confirm = useConfirm();
  const offerUndo = useUndoOffer(draftState, undo);
  const remove = useCallback(async () => {
    const last = latest.current.design.tiles.at(-1);
    if (!last || (!hasBlankContent(last) && !(await confirm(REMOVE_QUESTION)))) return;
    pendingRef.current = { pressed: 'remove' };
    change({ type: 'last-tile-removed' });
    offerUndo(editorTexts.removed({ name: nameOf(last) }));
  }, [latest, pendingRef, change, confirm, offerUndo]);

  const removeOne = useCallback<TileActions['remove']>(
    (key) => {
      const at = latest.current.keys.indexOf(key);
      const tile = latest.current.design.tiles[at];
      if (!tile) return;
      pendingRef.current = { pressed: 'delete', at };
      change({ type: 'tile-removed', key });
      offerUndo(editorTexts.removed({ name: nameOf(tile) }));
    },
    [latest, pendingRef, change, offerUndo],
  );

  return { remove, removeOne };
}

/** Selects a changed tile, and scrolls it into view. */
function useShow(select: (key: string) => void): (key: string) => void {
  return useCallback(
    (key) => {
      select(key);
      showRow(key);
    },
    [select],
  );
}

const REMOVE_QUESTION: Question = {
  title: editorTexts.removeQuestion,
  confirmLabel: editorTexts.remove,
  cancelLabel: editorTexts.keep,
  danger: true,
};

/** What may follow when a tile was added: its name is typed, or its popup opens. */
interface AfterAdding {
  readonly name: (key: string) => void;
  readonly open: (key: string) => void;
}

/**
 * After the list has changed, scrolls the changed tile into view. The name of a new tile is a field now, which takes the focus by itself. If
 * the pressed button has been removed, another element gets the focus.
 */
function usePending(keys: readonly string[], selected: string | null, select: (key: string) => void, then: AfterAdding) {
  const { name, open } = then;
  const pendingRef = useRef<Pending | null>(null);
  useEffect(() => {
    const awaited = pendingRef.current;
    if (!awaited) return;
    pendingRef.current = null;
    if (awaited.pressed === 'move') return showRow(awaited.key, `[data-move="${awaited.by}"]`, `[data-move="${-awaited.by}"]`);
    if (awaited.pressed === 'delete') return focusAt(keys, awaited.at);
    if (awaited.pressed === 'remove') return keys.length === 0 ? focusFirst(document, ADD_FIRST) : undefined;
    const added = keys[awaited.at];
    if (added === undefined) return;
    if (selected !== added) {
      // A selected row is higher. So the row is selected first, and scrolled into view after the next render.
      pendingRef.current = awaited;
      if (awaited.then === 'name') name(added);
      return select(added);
    }
    showRow(added);
    if (awaited.then === 'open') open(added);
  }, [keys, selected, select, name, open]);
  return pendingRef;
}

const ADD_FIRST = '[data-add-first]';

// A new or moved row has lost the focus. It is restored, so that a second press reaches the same button.
function showRow(key: string, ...focused: string[]): void {
  const row = document.querySelector(`[data-tile="${key}"]`);
  row?.scrollIntoView({ block: 'nearest' });
  if (row) focusFirst(row, ...focused);
}

// The pressed button was removed with its tile. The tile that is now in its place gets the focus.
function focusAt(keys: readonly string[], at: number): void {
  const next = keys[Math.min(at, keys.length - 1)];
  if (next === undefined) focusFirst(document, ADD_FIRST);
  else showRow(next, '[data-press]');
}

/** Focuses the first of these elements that exists and is not disabled. */
function focusFirst(within: ParentNode, ...selectors: string[]): void {
  const found = selectors.map((selector) => within.querySelector<HTMLElement>(`${selector}:not(:disabled)`));
  found.find(Boolean)?.focus();
}
