import { useCallback } from 'react';
import { useConfirm } from '../../../../controls/dialogs/confirm-dialog.js';
import { useNotify } from '../../../../controls/notifications/notifications.js';
import type { DraftState } from '../../../../page-editing/draft/use-draft.js';
import { useUndoOffer } from '../../../../page-editing/draft/use-undo.js';
import { editorTexts } from '../../../../texts/en/editor.js';
import { publishStateTexts as texts } from '../../../../texts/en/publish-state.js';

/** Asks, and then puts the published page into the draft: one step, which can be undone. */
export function useDiscard(draftState: DraftState): (count: number) => Promise<void> {
  const { draft, change } = draftState;
  const confirm = useConfirm();
  const notify = useNotify();
  const undo = useCallback(() => {
    change({ type: 'undone' });
    notify({ text: editorTexts.undone({ step: editorTexts.steps['other-page'] }), tone: 'done' });
  }, [change, notify]);
  const offerUndo = useUndoOffer(draftState, undo);
  return async (count) => {
    const isSure = await confirm({
      title: texts.discardQuestion({ count }),
      explanation: texts.discardExplanation,
      confirmLabel: texts.discardConfirm,
      cancelLabel: texts.discardCancel,
      danger: true,
    });
    if (!isSure) return;
    change({ type: 'restored', design: draft.published });
    offerUndo(texts.discarded);
  };
}
