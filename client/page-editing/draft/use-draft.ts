import { useCallback, useMemo, useReducer } from 'react';
import { isUnsaved, type Draft } from './draft.js';
import type { Keeping } from './draft-keeper.js';
import { useDraftKeeping, type DraftPlace } from './use-draft-keeping.js';
import { changeUndoable, openUndoable, type Step, type UndoableAction, type UndoableDraft } from './undoable-draft.js';

export interface DraftInHand {
  readonly draft: Draft;
  /** All changes of one `sitting`, a name for the time for which a popup is open, are undone together. */
  readonly change: (action: UndoableAction, sitting?: string) => void;
  /** The next step to undo; null when there is none. */
  readonly done: Step | null;
  /** The next step to redo; null when there is none. */
  readonly undone: Step | null;
  /** Whether the draft differs from the published design. */
  readonly unsaved: boolean;
  /** The result of storing the draft last. */
  readonly keeping: Keeping;
  /** Stores the draft at once; false when it is not stored afterwards. */
  readonly keepNow: () => boolean;
}

/** Holds a draft while it is edited, with its undo steps. `place` is where it is stored. */
export function useDraft(begin: () => Draft, place: DraftPlace): DraftInHand {
  const [{ draft, done, undone }, dispatch] = useReducer(reduce, undefined, () => openUndoable(begin()));
  const change = useCallback<DraftInHand['change']>((action, sitting) => dispatch({ action, sitting, now: performance.now() }), []);
  const unsaved = useMemo(() => isUnsaved(draft), [draft]);
  const { keeping, keepNow } = useDraftKeeping(draft, unsaved, place);
  return { draft, change, done: done.at(-1) ?? null, undone: undone.at(-1) ?? null, unsaved, keeping, keepNow };
}

interface Dispatched {
  readonly action: UndoableAction;
  readonly sitting: string | undefined;
  readonly now: number;
}

function reduce(state: UndoableDraft, { action, sitting, now }: Dispatched): UndoableDraft {
  return changeUndoable(state, action, now, sitting);
}
