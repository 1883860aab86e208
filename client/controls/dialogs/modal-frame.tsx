import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { clsx } from 'clsx';
import { useModal } from './use-modal.js';
import styles from './modal-frame.module.css';

interface ModalFrameProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> {
  open: boolean;
  onClose: () => void;
  width: number;
  /** Called when it has left the screen and the focus is back where it was. */
  onGone?: () => void;
  /** Whether only its own buttons close it, and neither Escape nor a press on the backdrop. */
  stays?: boolean | undefined;
  /** `sheet` is at the bottom edge of a phone's screen; `box` is centred on every screen. */
  shape: 'sheet' | 'box';
}

/** The native dialog of every popup: modal, animated, closed by Escape and by a press on the backdrop. */
export function ModalFrame(props: ModalFrameProps) {
  const [present, setPresent] = useState(props.open);
  if (props.open && !present) setPresent(true);
  const { onGone } = props;
  const wasPresent = useRef(false);
  useEffect(() => {
    if (wasPresent.current && !present) onGone?.();
    wasPresent.current = present;
  }, [present, onGone]);
  return present ? <PresentFrame {...props} onGone={() => setPresent(false)} /> : null;
}

function PresentFrame({ open, onClose, onGone, width, shape, stays = false, className, children, ...dialog }: ModalFrameProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const leave = () => void (stays || onClose());
  const backdropPress = useBackdropPress(frame, leave);

  useModal(frame, !open);

  useEffect(() => {
    if (open || !frame.current) return;
    let cancelled = false;
    const leaving = frame.current.getAnimations({ subtree: false }).map((animation) => animation.finished);
    void Promise.allSettled(leaving).then(() => {
      if (!cancelled) onGone?.();
    });
    return () => {
      cancelled = true;
    };
  }, [open, onGone]);

  return (
    <dialog
      {...dialog}
      ref={frame}
      data-leaving={!open || undefined}
      className={clsx(styles.frame, styles[shape], className)}
      style={{ '--width': `${width}px` } as CSSProperties}
      onCancel={(event) => {
        if (event.target !== frame.current) return;
        event.preventDefault();
        leave();
      }}
      // The browser itself closes the dialog at a second Escape without a press in between.
      onClose={() => {
        if (!open || frame.current?.open) return;
        if (stays) frame.current?.showModal();
        else onClose();
      }}
      {...backdropPress}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}

/**
 * Press and release must both be on the backdrop: a selection that is dragged out of a field ends there, too. A press that closes a panel
 * of the dialog does not close the dialog, and neither does the second press of a double click that opened it.
 */
function useBackdropPress(frame: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const pressed = useRef(false);
  function outside({ clientX, clientY }: MouseEvent): boolean {
    const box = frame.current?.getBoundingClientRect();
    return box !== undefined && (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom);
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      const panel = frame.current?.querySelector('[popover="auto"]:popover-open');
      pressed.current = event.button === 0 && event.target === frame.current && !panel && outside(event);
    },
    onClick: (event: MouseEvent) => {
      if (pressed.current && event.detail < 2 && outside(event)) onClose();
      pressed.current = false;
    },
  };
}
