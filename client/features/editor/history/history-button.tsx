import history from '../../../art/icons/lucide/history.svg?raw';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { editorTexts } from '../../../texts/en/editor.js';
import { lazyComponent, lazyPart } from '../../../controls/loading/lazy-part.js';
import { asPopup } from '../../../shell/popups/as-popup.js';

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

const historyPart = lazyPart(() => import('./history-dialog.js'));

/** The history popup. A chosen version is put into the draft. */
export const HistoryPopup = lazyComponent(historyPart, (module) => module.HistoryDialog, asPopup);
