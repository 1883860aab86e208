import { createContext, useContext, useState, type ReactNode } from 'react';
import { Button } from '../../controls/buttons/button.js';
import { Dialog } from '../../controls/dialogs/dialog.js';
import { PaneDialog } from '../../shell/popups/pane-dialog.js';
import { tileDialogTexts } from '../../texts/en/tile-dialogs.js';
import styles from './tile-editor-dialog.module.css';

/** What the dialog of a tile shows of its page. */
export interface TileOnPage {
  /** Whether there is room for the preview beside the dialog. */
  readonly isBeside: boolean;
  /** The tile as visitors see it, for screens without room for the preview. */
  readonly live: ReactNode;
  /** When and for whom it is on the page. */
  readonly visibility: ReactNode;
  /** Its popup, open in the preview. */
  readonly opened: ReactNode;
  /** Scrolls the preview to the tile. */
  readonly onShow: () => void;
  /** Whether it was not finished, or a sample, when the dialog was opened. */
  readonly wasLacking: boolean;
  /** Edits the next tile that lacks something; null if there is none. */
  readonly onNext: (() => void) | null;
  /** Called when the dialog has gone, and the focus is back where it was, if that is still there. */
  readonly onGone: () => void;
  /** The controls that change its kind or go to its neighbours. */
  readonly moves: (dialog: TileDialogActions) => ReactNode;
}

/** What can be done with the dialog of a tile. */
export interface TileDialogActions {
  /** Saves what can be saved. */
  readonly onSave: () => void;
  /** Tries to close the dialog; false if it stays open because something needs attention. */
  readonly onClose: () => boolean;
}

/** The page around the edited tile. */
export const TileOnPageContext = createContext<TileOnPage | null>(null);

interface TileEditorDialogProps extends TileDialogActions {
  readonly open: boolean;
  readonly title: string;
  readonly width?: 560 | 760;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/**
 * The popup that edits a tile. Beside the preview, it takes the place of the controls, and the page stays within reach. On other screens, it
 * is a dialog that shows the tile above its fields.
 */
export function TileEditorDialog({ open, title, width = 560, footer, onSave, onClose, children }: TileEditorDialogProps) {
  const page = useContext(TileOnPageContext);
  // The kind of element does not change while the dialog is open. Otherwise React would mount it again, and what was typed would be lost.
  const [isBeside] = useState(page?.isBeside);
  const extras = page?.moves({ onSave, onClose });
  const content = (
    <>
      {children}
      {page?.visibility}
    </>
  );
  const parts = { title, footer: <div className={styles.foot}>{footer}</div>, extras, onClose };
  if (isBeside) {
    return open ? (
      <>
        <PaneDialog {...parts} {...page} onSave={onSave}>
          {content}
        </PaneDialog>
        {page?.opened}
      </>
    ) : null;
  }
  return (
    <Dialog open={open} width={width} {...parts} {...(page && { onGone: page.onGone })}>
      {page?.live}
      {content}
    </Dialog>
  );
}

/** Saves the tile, and goes on with the next one that lacks something. `onClose` tries to close the dialog. */
export function SaveAndNext({ onClose }: Pick<TileDialogActions, 'onClose'>) {
  const onNext = useContext(TileOnPageContext)?.onNext;
  return (
    onNext && (
      <Button kind="line" onClick={() => onClose() && onNext()}>
        {tileDialogTexts.saveAndNext}
      </Button>
    )
  );
}
