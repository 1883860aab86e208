import { useCallback, useMemo, useReducer } from 'react';
import { isUnsaved, type Draft } from './draft.js';
import type { DraftKeeper, Keeping } from './draft-keeper.js';
import { useDraftKeeping } from './use-draft-keeping.js';
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
  /** Keeps the draft on this device at once; false when it is not there afterwards. */
  readonly keepNow: () => boolean;
}

/** Holds a draft while it is edited, and the way back through its changes. Without a keeper it lives in memory only. */
export function useDraft(begin: () => Draft, keeper?: DraftKeeper): DraftInHand {
  const [{ draft, done, undone }, dispatch] = useReducer(reduce, undefined, () => openUndoable(begin()));
  const change = useCallback<DraftInHand['change']>((action, sitting) => dispatch({ action, sitting, now: performance.now() }), []);
  const unsaved = useMemo(() => isUnsaved(draft), [draft]);
  const { keeping, keepNow } = useDraftKeeping(draft, unsaved, keeper);
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
