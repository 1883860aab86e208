import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { sameDesign } from '../../../page-editing/draft/draft.js';
import type { DraftState } from '../../../page-editing/draft/use-draft.js';
import { historyTexts } from '../../../texts/en/history.js';
import { useReplaceDraft } from '../use-replace-draft.js';

/** Puts the design of a former version into the draft, and offers to undo that. */
export function useRestore(draftState: DraftState): (design: PageDesign) => void {
  const { draft } = draftState;
  const notify = useNotify();
  const replaceDraft = useReplaceDraft(draftState);
  return (design) => {
    // If the draft has this design already, there is nothing to undo.
    if (sameDesign(draft.design, design)) return void notify({ text: historyTexts.restored, tone: 'done' });
    replaceDraft(design, historyTexts.restored);
  };
}
