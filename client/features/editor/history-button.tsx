import { useCallback } from 'react';
import history from '../../art/icons/lucide/history.svg?raw';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import { Button } from '../../controls/button.js';
import { IconDrawing } from '../../controls/icon.js';
import { useNotify } from '../../controls/notifications.js';
import { sameDesign } from '../../page-editing/draft/draft.js';
import { lazyWithRetry } from '../../page-editing/popups/lazy-with-retry.js';
import type { DraftInHand } from '../../page-editing/draft/use-draft.js';
import { useUndoOffer } from '../../page-editing/draft/use-undo.js';
import type { PagePictures } from '../../page-view/page-pictures.js';
import { editorTexts } from '../../texts/en/editor.js';

/**
 * Opens the history. On small screens the button is in another place, so the popup is not part of it: the popup stays open when the width
 * changes.
 */
export function HistoryButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button kind="quiet" size="small" onClick={onPress}>
      <IconDrawing svg={history} />
      {editorTexts.history}
    </Button>
  );
}

interface HistoryPopupProps {
  readonly pageId: string;
  readonly inHand: DraftInHand;
  readonly pictures: PagePictures;
  readonly siteName: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The history popup. A chosen version is put into the draft. */
export function HistoryPopup({ inHand, ...shown }: HistoryPopupProps) {
  return <LazyHistory {...shown} onRestore={useRestore(inHand)} />;
}

/** Puts the design of a former version into the draft, and offers to undo that. */
function useRestore(inHand: DraftInHand): (design: PageDesign) => void {
  const { draft, change } = inHand;
  const notify = useNotify();
  const undo = useCallback(() => {
    change({ type: 'undone' });
    notify({ text: editorTexts.undone({ step: editorTexts.steps['other-page'] }), tone: 'done' });
  }, [change, notify]);
  const offerUndo = useUndoOffer(inHand, undo);
  return (design) => {
    // If the draft has this design already, there is nothing to undo.
    if (sameDesign(draft.design, design)) return void notify({ text: editorTexts.restored, tone: 'done' });
    change({ type: 'restored', design });
    offerUndo(editorTexts.restored);
  };
}

const loadHistory = () => import('./history-dialog.js');
const LazyHistory = lazyWithRetry(loadHistory, (module) => module.HistoryDialog);
