import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { DraftKeeper, Keeping } from './draft-keeper.js';
import { changeDraft, isUnsaved, type Draft, type DraftAction } from './draft.js';

export interface DraftInHand {
  readonly draft: Draft;
  readonly change: (action: DraftAction) => void;
  /** Whether the draft differs from what was published. */
  readonly unsaved: boolean;
  /** What became of the draft when it was last to be kept on this device. */
  readonly keeping: Keeping;
}

/** Where the draft of an account is kept. */
export interface DraftPlace {
  readonly owner: string;
  readonly keeper: DraftKeeper;
}

/**
 * Holds a draft while it is edited. It is kept after every change, not as it began, and again when another tab may have made room
 * for it; without a place it lives in memory only.
 */
export function useDraft(begin: () => Draft, place?: DraftPlace): DraftInHand {
  const [draft, change] = useReducer(changeDraft, undefined, begin);
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const unsaved = useMemo(() => isUnsaved(draft), [draft]);
  const lastKept = useRef(draft);
  const { owner, keeper } = place ?? {};
  useEffect(() => {
    if (owner === undefined || !keeper) return;
    const keep = () => setKeeping(keeper.keep({ owner, version: draft.version, unsaved, design: draft.design }));
    if (lastKept.current !== draft) keep();
    lastKept.current = draft;
    return keeper.onOtherTab(() => {
      if (unsaved) keep();
    });
  }, [draft, unsaved, owner, keeper]);
  return { draft, change, unsaved, keeping };
}
