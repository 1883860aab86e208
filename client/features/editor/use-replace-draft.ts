import { useCallback } from 'react';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import type { DraftState } from '../../page-editing/draft/use-draft.js';
import { useUndoOffer } from '../../page-editing/draft/use-undo.js';
import { editorTexts } from '../../texts/en/editor.js';

/** Puts a whole design into the draft: one step. `text` says what was done, beside the offer to undo it. */
export function useReplaceDraft(draftState: DraftState): (design: PageDesign, text: string) => void {
  const { change } = draftState;
  const notify = useNotify();
  const undo = useCallback(() => {
    change({ type: 'undone' });
    notify({ text: editorTexts.undone({ step: editorTexts.steps['other-page'] }), tone: 'done' });
  }, [change, notify]);
  const offerUndo = useUndoOffer(draftState, undo);
  return (design, text) => {
    change({ type: 'restored', design });
    offerUndo(text);
  };
}
