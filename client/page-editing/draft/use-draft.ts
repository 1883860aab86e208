import { useCallback, useMemo, useReducer } from 'react';
import { isUnsaved, type Draft } from './draft.js';
import type { Keeping } from './draft-store.js';
import { useDraftKeeping, type DraftPlace, type KeepNow } from './use-draft-keeping.js';
import { changeUndoable, openUndoable, type Step, type UndoableAction, type UndoableDraft } from './undoable-draft.js';

/** A draft while it is edited, and what can be done with it. */
export interface DraftState {
  readonly draft: Draft;
  /** Consecutive changes with the same name of an `undoGroup` are undone together, such as all changes of an open popup. */
  readonly change: (action: UndoableAction, undoGroup?: string) => void;
  /** The next step to undo; null when there is none. */
  readonly done: Step | null;
  /** The next step to redo; null when there is none. */
  readonly undone: Step | null;
  /** Whether the draft differs from the published design. */
  readonly unsaved: boolean;
  /** The result of storing the draft last. */
  readonly keeping: Keeping;
  /** Stores the draft at once; false when it is not stored afterwards. */
  readonly keepNow: KeepNow;
}

/** Holds a draft while it is edited, with its undo steps. `place` is where it is stored. */
export function useDraft(begin: () => Draft, place: DraftPlace): DraftState {
  const [{ draft, done, undone }, dispatch] = useReducer(reduce, undefined, () => openUndoable(begin()));
  const change = useCallback<DraftState['change']>((action, undoGroup) => dispatch({ action, undoGroup, now: performance.now() }), []);
  const unsaved = useMemo(() => isUnsaved(draft), [draft]);
  const { keeping, keepNow } = useDraftKeeping(draft, unsaved, place);
  return { draft, change, done: done.at(-1) ?? null, undone: undone.at(-1) ?? null, unsaved, keeping, keepNow };
}

interface Dispatched {
  readonly action: UndoableAction;
  readonly undoGroup: string | undefined;
  readonly now: number;
}

function reduce(state: UndoableDraft, { action, undoGroup, now }: Dispatched): UndoableDraft {
  return changeUndoable(state, action, now, undoGroup);
}
