import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { clsx } from 'clsx';
import styles from './popover.module.css';

/** The properties of the button that opens a panel. */
export interface Opener {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly popoverTarget: string;
  readonly 'aria-haspopup': 'dialog';
}

interface PopoverProps {
  /** The name of the panel for screen readers. */
  readonly label: string;
  /** In CSS pixels. The panel is kept inside the window. */
  readonly width: number;
  /** Whether it is a sheet at the lower edge of a narrow window. */
  readonly isSheet?: boolean;
  readonly opener: (opener: Opener) => ReactNode;
  /** Mounted only while the panel is open. `close` gives the focus back to the opener. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A panel beside the button that opens it, above everything else. The browser closes it at Escape and at a press elsewhere, and the dialog
 * around it stays open. The element with `data-first` gets the focus if it is there when the panel opens.
 */
export function Popover({ label, width, isSheet = false, opener, children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    if (!open || !panel.current) return;
    panel.current.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    const placeNow = () => {
      if (!panel.current || !button.current) return;
      // A toolbar that becomes narrow hides some of its buttons.
      if (button.current.checkVisibility()) place(panel.current, button.current);
      else panel.current.hidePopover();
    };
    // The content may load later, and changes the height.
    const observer = new ResizeObserver(placeNow);
    observer.observe(panel.current);
    window.addEventListener('resize', placeNow);
    // A container of the button may scroll. Scroll events do not bubble.
    window.addEventListener('scroll', placeNow, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', placeNow);
      window.removeEventListener('scroll', placeNow, { capture: true });
    };
  }, [open]);

  return (
    <>
      {opener({ ref: button, popoverTarget: id, 'aria-haspopup': 'dialog' })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={clsx(styles.panel, isSheet && styles.sheet)}
        style={{ width: `min(${width}px, 100vw - 16px)` }}
        onToggle={({ newState, target }) => {
          if (target === panel.current) setOpen(newState === 'open');
        }}
        onKeyDownCapture={leaveEscapeToTheBrowser}
      >
        {/* oxlint-disable-next-line react/refs -- The ref is read when `close` is called, not while rendering. */}
        {open && children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}

function leaveEscapeToTheBrowser(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

const GAP = 6;
const EDGE = 8;

/** Below the opener if there is room, else above it, else where it fits; not beyond the end of the dialog around it. */
function place(panel: HTMLElement, opener: HTMLElement): void {
  const end = Math.min(opener.closest('dialog')?.getBoundingClientRect().right ?? Infinity, window.innerWidth) - EDGE;
  const { left, top, bottom } = opener.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = panel;
  const lowest = window.innerHeight - EDGE - offsetHeight;
  const above = top - GAP - offsetHeight;
  const fitting = bottom + GAP <= lowest ? bottom + GAP : above >= EDGE ? above : Math.max(EDGE, lowest);
  panel.style.left = `${Math.max(EDGE, Math.min(left, end - offsetWidth))}px`;
  panel.style.top = `${fitting}px`;
}
