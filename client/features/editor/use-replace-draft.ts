import { useCallback } from 'react';
import { DESIGN_LIMITS, type PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { sameDesign } from '../../page-editing/draft/draft.js';
import type { DraftState } from '../../page-editing/draft/use-draft.js';
import { useUndoOffer } from '../../page-editing/draft/use-undo.js';
import { editorTexts } from '../../texts/en/editor.js';

/** Puts a whole design into the draft: one step. `text` says what was done, beside the offer to undo it. */
export function useReplaceDraft(draftState: DraftState, type: 'restored' | 'taken-back' = 'restored') {
  const { change } = draftState;
  const notify = useNotify();
  const undo = useCallback(() => {
    change({ type: 'undone' });
    const step = editorTexts.steps[type === 'restored' ? 'other-page' : type];
    notify({ text: editorTexts.undone({ step }), tone: 'done' });
  }, [change, notify, type]);
  const offerUndo = useUndoOffer(draftState, undo);
  return (design: PageDesign, text: string) => {
    change({ type, design });
    offerUndo(text);
  };
}

/** Takes one change of the draft back: one step. A page that would have too many tiles stays as it is, and so does one that has nothing to take back. */
export function useTakeBack(draftState: DraftState) {
  const { design } = draftState.draft;
  const notify = useNotify();
  const replace = useReplaceDraft(draftState, 'taken-back');
  return (without: (design: PageDesign) => PageDesign, text: string) => {
    const changed = without(design);
    if (changed.tiles.length > DESIGN_LIMITS.tiles) {
      return void notify({ text: editorTexts.tooMany({ limit: DESIGN_LIMITS.tiles }), tone: 'failed' });
    }
    if (!sameDesign(design, changed)) replace(changed, text);
  };
}
