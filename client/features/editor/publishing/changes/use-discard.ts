import { useConfirm } from '../../../../controls/dialogs/confirm-dialog.js';
import type { DraftState } from '../../../../page-editing/draft/use-draft.js';
import { publishStateTexts as texts } from '../../../../texts/en/publish-state.js';
import { useReplaceDraft } from '../../use-replace-draft.js';

/** Asks, and then puts the published page into the draft: one step, which can be undone. */
export function useDiscard(draftState: DraftState): (count: number) => Promise<void> {
  const { draft } = draftState;
  const confirm = useConfirm();
  const replaceDraft = useReplaceDraft(draftState);
  return async (count) => {
    const isSure = await confirm({
      title: texts.discardQuestion({ count }),
      explanation: texts.discardExplanation,
      confirmLabel: texts.discardConfirm,
      cancelLabel: texts.discardCancel,
      danger: true,
    });
    if (isSure) replaceDraft(draft.published, texts.discarded);
  };
}
