import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DESIGN_LIMITS, hasBlankContent, type Tile } from '../../server/pages/page-design.rules.js';
import { useConfirm, type Question } from '../controls/confirm-dialog.js';
import { editorTexts } from '../texts/editor.js';
import type { Draft, DraftAction } from './draft.js';
import { nameOf, type TileActions } from './tile-row.js';

interface TileEditing {
  readonly draft: Draft;
  readonly change: (action: DraftAction) => void;
  /** What Add appends. */
  readonly newTile: () => Tile;
  readonly onEdit: (key: string) => void;
}

/** What was pressed, remembered until the list shows its result. */
type Pending =
  | { readonly pressed: 'add'; readonly first: boolean }
  | { readonly pressed: 'remove' }
  | { readonly pressed: 'move'; readonly key: string; readonly by: -1 | 1 };

/** Everything that can be done to the list of tiles, the tile that is selected, and what a screen reader is told. */
export function useTileActions({ draft, change, newTile, onEdit }: TileEditing) {
  const [selected, setSelected] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const confirm = useConfirm();
  const latest = useLatest(draft);
  const pending = usePending(draft.keys, selected, setSelected);

  const add = useCallback(() => {
    const number = latest.current.keys.length + 1;
    if (number > DESIGN_LIMITS.tiles) return setSaid(editorTexts.tooMany(DESIGN_LIMITS.tiles));
    pending.current = { pressed: 'add', first: number === 1 };
    change({ type: 'tile-added', tile: newTile() });
    setSaid(editorTexts.added(number));
  }, [latest, pending, change, newTile]);

  const remove = useCallback(async () => {
    const last = latest.current.design.tiles.at(-1);
    if (!last || (!hasBlankContent(last) && !(await confirm(REMOVE_QUESTION)))) return;
    pending.current = { pressed: 'remove' };
    change({ type: 'last-tile-removed' });
    setSaid(editorTexts.removed(nameOf(last)));
  }, [latest, pending, change, confirm]);

  const swap = useCallback((first: string, second: string) => change({ type: 'tiles-swapped', first, second }), [change]);
  const move = useCallback<TileActions['move']>(
    (key, by) => {
      const { keys, design } = latest.current;
      const to = keys.indexOf(key) + by;
      const [tile, neighbour] = [design.tiles[to - by], keys[to]];
      if (!tile || neighbour === undefined) return;
      pending.current = { pressed: 'move', key, by };
      setSelected(key);
      swap(key, neighbour);
      setSaid(editorTexts.moved(nameOf(tile), editorTexts.tilePlace(to + 1, keys.length)));
    },
    [latest, pending, swap],
  );

  const actions = useMemo<TileActions>(
    () => ({
      select: setSelected,
      rename: (key, name) => change({ type: 'tile-changed', key, change: { name } }),
      edit: (key) => (setSelected(key), onEdit(key)),
      move,
    }),
    [change, onEdit, move],
  );

  return { selected, said, add, remove, swap, actions };
}

const REMOVE_QUESTION: Question = {
  title: editorTexts.removeQuestion,
  confirmLabel: editorTexts.remove,
  cancelLabel: editorTexts.keep,
  danger: true,
};

/** Once the list has changed, what was pressed is brought into view; where its button is gone, the focus gets another place. */
function usePending(keys: readonly string[], selected: string | null, select: (key: string) => void) {
  const pending = useRef<Pending | null>(null);
  useEffect(() => {
    const awaited = pending.current;
    if (!awaited) return;
    pending.current = null;
    if (awaited.pressed === 'move') return showRow(awaited.key, `[data-move="${awaited.by}"]`, `[data-move="${-awaited.by}"]`);
    const last = keys.at(-1);
    if (awaited.pressed === 'remove') return last === undefined ? focusFirst(document, ADD_FIRST) : undefined;
    if (last === undefined) return;
    if (selected !== last) {
      // Selected, its row grows; only then it is known where it ends.
      pending.current = awaited;
      return select(last);
    }
    showRow(last, ...(awaited.first ? ['[data-press]'] : []));
  }, [keys, selected, select]);
  return pending;
}

function useLatest<T>(value: T) {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
}

const ADD_FIRST = '[data-add-first]';

// The row may be a new element or have moved in the document, which takes the focus from it: a second press must find its button.
function showRow(key: string, ...focused: string[]): void {
  const row = document.querySelector(`[data-tile="${key}"]`);
  row?.scrollIntoView({ block: 'nearest' });
  if (row) focusFirst(row, ...focused);
}

/** Gives the focus to the first of these that is there and can be pressed. */
function focusFirst(within: ParentNode, ...selectors: string[]): void {
  const found = selectors.map((selector) => within.querySelector<HTMLElement>(`${selector}:not(:disabled)`));
  found.find(Boolean)?.focus();
}
