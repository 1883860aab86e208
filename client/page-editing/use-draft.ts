import { useCallback, useMemo, useReducer } from 'react';
import { isUnsaved, type Draft } from './draft.js';
import { useDraftKeeping, type DraftPlace } from './use-draft-keeping.js';
import type { Keeping } from './draft-keeper.js';
import { changeUndoable, openUndoable, type Step, type UndoableAction, type UndoableDraft } from './undoable-draft.js';

export interface DraftInHand {
  readonly draft: Draft;
  /** All changes of one `sitting`, a name for the time a popup is open, are taken back at once. */
  readonly change: (action: UndoableAction, sitting?: string) => void;
  /** What undo takes back next; null when there is nothing. */
  readonly done: Step | null;
  /** What redo does again next; null when there is nothing. */
  readonly undone: Step | null;
  /** Whether the draft differs from what was published. */
  readonly unsaved: boolean;
  /** What became of the draft when it was last to be kept on this device. */
  readonly keeping: Keeping;
}

/** Holds a draft while it is edited, and the way back through its changes. Without a place it lives in memory only. */
export function useDraft(begin: () => Draft, place?: DraftPlace): DraftInHand {
  const [{ draft, done, undone }, dispatch] = useReducer(reduce, undefined, () => openUndoable(begin()));
  const change = useCallback<DraftInHand['change']>((action, sitting) => dispatch({ action, sitting, now: performance.now() }), []);
  const unsaved = useMemo(() => isUnsaved(draft), [draft]);
  const keeping = useDraftKeeping(draft, unsaved, place);
  return { draft, change, done: done.at(-1) ?? null, undone: undone.at(-1) ?? null, unsaved, keeping };
}

interface Dispatched {
  readonly action: UndoableAction;
  readonly sitting: string | undefined;
  readonly now: number;
}

function reduce(state: UndoableDraft, { action, sitting, now }: Dispatched): UndoableDraft {
  return changeUndoable(state, action, now, sitting);
}
