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
import { historyTexts } from '../../texts/en/history.js';

/** The way to what was published before. It has another place on small screens, and the popup outlives that change. */
export function HistoryButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button kind="quiet" size="small" onClick={onPress}>
      <IconDrawing svg={history} />
      {historyTexts.open}
    </Button>
  );
}

interface HistoryPopupProps {
  readonly inHand: DraftInHand;
  readonly pictures: PagePictures;
  readonly siteName: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What was published before, and the way back to it. */
export function HistoryPopup({ inHand, ...shown }: HistoryPopupProps) {
  return <LazyHistory {...shown} onRestore={useRestore(inHand)} />;
}

/** Puts a former design into the draft, and offers the way back. */
function useRestore(inHand: DraftInHand): (design: PageDesign) => void {
  const { draft, change } = inHand;
  const notify = useNotify();
  const undo = useCallback(() => {
    change({ type: 'undone' });
    notify({ text: editorTexts.undone({ step: editorTexts.steps['other-page'] }), tone: 'done' });
  }, [change, notify]);
  const offerUndo = useUndoOffer(inHand, undo);
  return (design) => {
    // The draft may say the same already: then nothing happens that could be taken back.
    if (sameDesign(draft.design, design)) return void notify({ text: historyTexts.restored, tone: 'done' });
    change({ type: 'restored', design });
    offerUndo(historyTexts.restored);
  };
}

const loadHistory = () => import('./history-dialog.js');
const LazyHistory = lazyWithRetry(loadHistory, (module) => module.HistoryDialog);
