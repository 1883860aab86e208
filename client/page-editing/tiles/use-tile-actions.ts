import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { DESIGN_LIMITS, hasBlankContent, type Tile } from '../../../server/pages/page-design.rules.js';
import { useConfirm, type Question } from '../../controls/confirm-dialog.js';
import { useNotify } from '../../controls/notifications.js';
import { editorTexts } from '../../texts/en/editor.js';
import type { DraftInHand } from '../draft/use-draft.js';
import { nameOf } from './tile-name.js';
import type { TileActions } from './tile-row.js';
import type { PopupKind } from '../popups/use-popup.js';
import { useLatest } from '../draft/use-latest.js';
import { useUndo, useUndoOffer, type UndoActions } from '../draft/use-undo.js';

interface TileEditing {
  readonly inHand: DraftInHand;
  /** What Add appends. */
  readonly newTile: () => Tile;
  /** Tells a screen reader. */
  readonly say: (text: string) => void;
  /** Opens a popup of the tile. */
  readonly onOpen: (kind: PopupKind, key: string) => void;
}

export interface TileEditingActions {
  /** The key of the tile that is selected. */
  readonly selected: string | null;
  readonly add: () => void;
  readonly remove: () => Promise<void>;
  readonly swap: (first: string, second: string) => void;
  /** What can be done to a single tile. */
  readonly actions: TileActions;
  readonly undoing: UndoActions;
}

/** What was pressed, remembered until the list shows its result. */
type Pending =
  | { readonly pressed: 'add'; readonly first: boolean }
  | { readonly pressed: 'remove' }
  | { readonly pressed: 'delete'; readonly at: number }
  | { readonly pressed: 'move'; readonly key: string; readonly by: -1 | 1 };

/** Everything that can be done to the list of tiles, and the tile that is selected. */
export function useTileActions({ inHand, newTile, say, onOpen }: TileEditing): TileEditingActions {
  const { draft, change } = inHand;
  const [selected, setSelected] = useState<string | null>(null);
  const latest = useLatest(draft);
  const pendingRef = usePending(draft.keys, selected, setSelected);
  const undoing = useUndo(inHand, say, useShow(setSelected));
  const notify = useNotify();
  const { remove, removeOne } = useRemoving(inHand, pendingRef, undoing.undo);

  const add = useCallback(() => {
    const number = latest.current.keys.length + 1;
    if (number > DESIGN_LIMITS.tiles) return void notify({ text: editorTexts.tooMany({ limit: DESIGN_LIMITS.tiles }), tone: 'failed' });
    pendingRef.current = { pressed: 'add', first: number === 1 };
    change({ type: 'tile-added', tile: newTile() });
    say(editorTexts.added({ number }));
  }, [latest, pendingRef, change, newTile, notify, say]);

  const swap = useCallback((first: string, second: string) => change({ type: 'tiles-swapped', first, second }), [change]);
  const move = useCallback<TileActions['move']>(
    (key, by) => {
      const { keys, design } = latest.current;
      const to = keys.indexOf(key) + by;
      const [tile, neighbour] = [design.tiles[to - by], keys[to]];
      if (!tile || neighbour === undefined) return;
      pendingRef.current = { pressed: 'move', key, by };
      setSelected(key);
      swap(key, neighbour);
      say(editorTexts.moved({ name: nameOf(tile), number: to + 1, total: keys.length }));
    },
    [latest, pendingRef, swap, say],
  );
  const actions = useMemo<TileActions>(
    () => ({
      select: setSelected,
      rename: (key, name) => change({ type: 'tile-changed', key, change: { name } }),
      renamed: () => change({ type: 'typing-ended' }),
      open: (kind, key) => (setSelected(key), onOpen(kind, key)),
      remove: removeOne,
      move,
    }),
    [change, onOpen, removeOne, move],
  );

  return { selected, add, remove, swap, actions, undoing };
}

/** Removing the last tile, which may ask first, and removing any other; both can be taken back at once. */
function useRemoving(inHand: DraftInHand, pendingRef: RefObject<Pending | null>, undo: () => void) {
  const { draft, change } = inHand;
  const latest = useLatest(draft);
  const confirm = useConfirm();
  const offerUndo = useUndoOffer(inHand, undo);
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

/** Selects a tile that changed out of sight, and brings it into view. */
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

/** Once the list has changed, what was pressed is brought into view; where its button is gone, the focus gets another place. */
function usePending(keys: readonly string[], selected: string | null, select: (key: string) => void) {
  const pendingRef = useRef<Pending | null>(null);
  useEffect(() => {
    const awaited = pendingRef.current;
    if (!awaited) return;
    pendingRef.current = null;
    if (awaited.pressed === 'move') return showRow(awaited.key, `[data-move="${awaited.by}"]`, `[data-move="${-awaited.by}"]`);
    if (awaited.pressed === 'delete') return focusAt(keys, awaited.at);
    const last = keys.at(-1);
    if (awaited.pressed === 'remove') return last === undefined ? focusFirst(document, ADD_FIRST) : undefined;
    if (last === undefined) return;
    if (selected !== last) {
      // Selected, its row grows; only then it is known where it ends.
      pendingRef.current = awaited;
      return select(last);
    }
    showRow(last, ...(awaited.first ? ['[data-press]'] : []));
  }, [keys, selected, select]);
  return pendingRef;
}

const ADD_FIRST = '[data-add-first]';

// The row may be a new element or have moved in the document, which takes the focus from it: a second press must find its button.
function showRow(key: string, ...focused: string[]): void {
  const row = document.querySelector(`[data-tile="${key}"]`);
  row?.scrollIntoView({ block: 'nearest' });
  if (row) focusFirst(row, ...focused);
}

// What was pressed is gone with its tile: the keyboard goes on from the tile that took its place.
function focusAt(keys: readonly string[], at: number): void {
  const next = keys[Math.min(at, keys.length - 1)];
  if (next === undefined) focusFirst(document, ADD_FIRST);
  else showRow(next, '[data-press]');
}

/** Gives the focus to the first of these that is there and can be pressed. */
function focusFirst(within: ParentNode, ...selectors: string[]): void {
  const found = selectors.map((selector) => within.querySelector<HTMLElement>(`${selector}:not(:disabled)`));
  found.find(Boolean)?.focus();
}
