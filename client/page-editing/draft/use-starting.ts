import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { editorTexts } from '../../texts/en/editor.js';
import type { DraftState } from './use-draft.js';

/**
 * Puts the page of a starter into the draft: one step of undo. `text` says what was done, if anything, beside the offer to undo it, which puts the page
 * from before back, and calls `onUndone`.
 */
export function useStarting({ draft, change }: DraftState, onUndone: () => void): (design: PageDesign, text: string | null) => void {
  const notify = useNotify();
  const { design: before } = draft;
  return (design, text) => {
    change({ type: 'restored', design });
    if (text === null) return;
    function undo() {
      change({ type: 'restored', design: before });
      onUndone();
    }
    notify({ text, tone: 'done', action: { label: editorTexts.undo, onPress: undo } });
  };
}
