import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { DialogParts } from '../../controls/dialogs/dialog.js';
import styles from './pane-dialog.module.css';

interface PaneDialogProps {
  readonly title: string;
  readonly footer: ReactNode;
  /** Controls between the title and the button that closes it. */
  readonly extras?: ReactNode;
  readonly children: ReactNode;
  /** Saves what can be saved, whenever the focus leaves it. */
  readonly onSave: () => void;
  /** Tries to close it; false if it stays open because something needs attention. */
  readonly onClose: () => boolean;
  /** Called when it is shown. */
  readonly onShow?: (() => void) | undefined;
  /** Called when it has gone, and the focus is back where it was, if that is still there. */
  readonly onGone?: (() => void) | undefined;
}

/** What Escape ends before the pane: another popup, and the move of a row, which hears of the key later. */
const CLOSED_FIRST = 'dialog:modal, dialog :popover-open, [data-grip][aria-pressed="true"]';

/**
 * A dialog of the editor in the place of the controls, beside the preview. It is not modal, so the page stays within reach. Escape and a press in the preview close it. It is there as long as it is
 * mounted.
 */
export function PaneDialog({ onSave, onShow, onGone, ...parts }: PaneDialogProps): ReactNode {
  const titleId = useId();
  const frame = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.show();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Closing the dialog before it is removed from the document returns the focus to where it was.
    return () => dialog?.close();
  }, []);
  const show = useEffectEvent(() => onShow?.());
  useEffect(() => show(), []);
  const gone = useEffectEvent(() => onGone?.());
  useEffect(() => () => gone(), []);
  const close = useEffectEvent(() => parts.onClose());
  // A key that is pressed as soon as the dialog is seen closes it. Other effects can run later than that.
  useLayoutEffect(() => {
    function pressed(event: Event) {
      const { target } = event;
      if (!(target instanceof Element && target.closest('[data-stage] > section')) || close()) return;
      // It stays open, because something would be lost: the press edits nothing else.
      event.preventDefault();
      event.stopPropagation();
    }
    function typed(event: KeyboardEvent) {
      const { key, target, defaultPrevented } = event;
      if (key !== 'Escape' || defaultPrevented || document.querySelector(CLOSED_FIRST)) return;
      if (target === document.body || frame.current?.contains(target as Node)) close();
    }
    // The press itself may open another popup.
    document.addEventListener('click', pressed, { capture: true });
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('click', pressed, { capture: true });
      document.removeEventListener('keydown', typed);
    };
  }, []);
  return (
    <dialog
      ref={frame}
      className={styles.pane}
      aria-labelledby={titleId}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onSave();
      }}
    >
      <DialogParts titleId={titleId} {...parts} />
    </dialog>
  );
}
