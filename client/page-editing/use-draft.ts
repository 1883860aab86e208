import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { changeDraft, isUnsaved, type Draft, type DraftAction } from './draft.js';

export interface DraftInHand {
  readonly draft: Draft;
  readonly change: (action: DraftAction) => void;
  /** Whether the draft differs from what was published. */
  readonly unsaved: boolean;
  /** False when the last change could not be kept on this device. */
  readonly kept: boolean;
}

/**
 * Holds a draft while it is edited. `keep` is called after every change, not for the draft it began with, and says whether the
 * draft could be kept; without it the draft lives in memory only.
 */
export function useDraft(begin: () => Draft, keep?: (draft: Draft, unsaved: boolean) => boolean): DraftInHand {
  const [draft, change] = useReducer(changeDraft, undefined, begin);
  const [kept, setKept] = useState(true);
  const unsaved = useMemo(() => isUnsaved(draft), [draft]);
  const lastKept = useRef(draft);
  useEffect(() => {
    if (lastKept.current === draft || !keep) return;
    lastKept.current = draft;
    setKept(keep(draft, unsaved));
  }, [draft, unsaved, keep]);
  return { draft, change, unsaved, kept };
}
