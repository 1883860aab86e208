import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Notifies when an editor is about to be closed: it calls `save` then, and returns a function that stops this. */
export type LastMoment = (save: () => void) => () => void;

/** The properties of a popup that edits a copy. */
export interface EditingPopup<Change> {
  readonly open: boolean;
  /** Called with the changes whenever the popup is closed, and when the tab is hidden, because it may not be shown again. */
  readonly onSave: (change: Change) => void;
  readonly onClose: () => void;
  /** Called with true when there are changes that are not saved yet, and with false when there are none any more. */
  readonly onTouched: (touched: boolean) => void;
  readonly onLastMoment?: LastMoment | undefined;
}

/**
 * While a popup is open, calls `save` when its content must be saved to the draft at once: the tab is hidden, the document is closed, or
 * `onLastMoment` notifies. `save` must be the same function between renders.
 */
export function useLastMoment(open: boolean, save: () => void, onLastMoment?: LastMoment): void {
  useEffect(() => {
    if (!open) return;
    // The document may be closed before React would render.
    const saveNow = () => flushSync(save);
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    document.addEventListener('visibilitychange', saveIfHidden);
    window.addEventListener('pagehide', saveNow);
    const stop = onLastMoment?.(saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      window.removeEventListener('pagehide', saveNow);
      stop?.();
    };
  }, [open, save, onLastMoment]);
}
