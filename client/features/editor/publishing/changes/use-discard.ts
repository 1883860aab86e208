import { useConfirm } from '../../../../controls/dialogs/confirm-dialog.js';
import type { DraftState } from '../../../../page-editing/draft/use-draft.js';
import { publishStateTexts as texts } from '../../../../texts/en/publish-state.js';
import { useReplaceDraft, useTakeBack } from '../../use-replace-draft.js';
import type { DesignChange } from './design-changes.js';

interface Discard {
  /** Asks, and then puts the published page into the draft: one step, which can be undone. */
  readonly all: () => Promise<void>;
  /** Takes back the change at this place: one step, which can be undone. */
  readonly one: (at: number) => void;
}

/** What discards these changes of a draft. While they are not those of the present draft, none is taken back. */
export function useDiscard(draftState: DraftState, changes: readonly DesignChange[] | null, isCurrent: boolean): Discard {
  const { draft } = draftState;
  const confirm = useConfirm();
  const replaceDraft = useReplaceDraft(draftState);
  const takeBack = useTakeBack(draftState);
  async function all() {
    const count = changes?.length ?? 0;
    const isSure = await confirm({
      title: texts.discardQuestion({ count }),
      explanation: texts.discardExplanation,
      confirmLabel: texts.discardConfirm,
      cancelLabel: texts.discardCancel,
      danger: true,
    });
    if (isSure) replaceDraft(draft.published, texts.discarded);
  }
  function one(at: number) {
    const change = isCurrent && changes?.[at];
    if (change) takeBack(change.without, texts.discardedOne);
  }
  return { all, one };
}
