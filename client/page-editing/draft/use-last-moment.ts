import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Says when an editor is about to be taken away: calls `save` then, and gives back what stops it. */
export type LastMoment = (save: () => void) => () => void;

/** What a popup that edits a copy is given. */
export interface EditingPopup<Change> {
  readonly open: boolean;
  /** With what was changed, on every way out; also when the tab goes out of sight, for it may not come back. */
  readonly onSave: (change: Change) => void;
  readonly onClose: () => void;
  /** Something was changed that is not saved yet. */
  readonly onTouched: () => void;
  readonly onLastMoment?: LastMoment | undefined;
}

/**
 * While a popup is open, calls `save` when what is in it has to be in the draft at once: the tab goes out of sight, from which it may
 * not come back, the document goes, or whoever shows the editor says so by `onLastMoment`. Keep `save` the same function between
 * renders.
 */
export function useLastMoment(open: boolean, save: () => void, onLastMoment?: LastMoment): void {
  useEffect(() => {
    if (!open) return;
    // The document may be gone before React would come to it by itself.
    const saveNow = () => flushSync(save);
    const look = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', saveNow);
    const stop = onLastMoment?.(saveNow);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', saveNow);
      stop?.();
    };
  }, [open, save, onLastMoment]);
}
