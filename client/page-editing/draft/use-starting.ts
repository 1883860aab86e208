import { useCallback } from 'react';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import type { DraftState } from './use-draft.js';
import { useUndoOffer } from './use-undo.js';

/**
 * Puts the page of a starter into the draft: one step of undo. `text` says what was done, if anything, beside the offer to undo it, until the next change.
 * `onUndone` is called after that.
 */
export function useStarting(draftState: DraftState, onUndone: () => void): Starting {
  const { change } = draftState;
  const undo = useCallback(() => {
    change({ type: 'undone' });
    onUndone();
  }, [change, onUndone]);
  const offerUndo = useUndoOffer(draftState, undo);
  return (design, text) => {
    change({ type: 'restored', design });
    if (text !== null) offerUndo(text);
  };
}

export type Starting = (design: PageDesign, text: string | null) => void;
