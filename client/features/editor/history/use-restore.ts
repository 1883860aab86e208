import { useCallback } from 'react';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { sameDesign } from '../../../page-editing/draft/draft.js';
import type { DraftState } from '../../../page-editing/draft/use-draft.js';
import { useUndoOffer } from '../../../page-editing/draft/use-undo.js';
import { editorTexts } from '../../../texts/en/editor.js';
import { historyTexts } from '../../../texts/en/history.js';

/** Puts the design of a former version into the draft, and offers to undo that. */
export function useRestore(draftState: DraftState): (design: PageDesign) => void {
  const { draft, change } = draftState;
  const notify = useNotify();
  const undo = useCallback(() => {
    change({ type: 'undone' });
    notify({ text: editorTexts.undone({ step: editorTexts.steps['other-page'] }), tone: 'done' });
  }, [change, notify]);
  const offerUndo = useUndoOffer(draftState, undo);
  return (design) => {
    // If the draft has this design already, there is nothing to undo.
    if (sameDesign(draft.design, design)) return void notify({ text: historyTexts.restored, tone: 'done' });
    change({ type: 'restored', design });
    offerUndo(historyTexts.restored);
  };
}
