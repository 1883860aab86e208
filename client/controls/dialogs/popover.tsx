import { useCallback, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { clsx } from 'clsx';
import { IconButton } from '../buttons/icon-button.js';
import { controlTexts } from '../../texts/en/shell.js';
import { HoldOpenContext } from './held-open.js';
import { stayBeside } from './stay-beside.js';
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
 * around it stays open. The element with `data-first` gets the focus if it is there when the panel opens. A form in it can hold it open:
 * `useHeldOpen`.
 */
export function Popover({ label, width, isSheet = false, opener, children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const held = useRef<(() => void) | null>(null);
  const hold = useCallback((instead: (() => void) | null) => {
    held.current = instead;
  }, []);
  const close = () => {
    held.current = null;
    panel.current?.hidePopover();
  };

  useLayoutEffect(() => {
    if (!open || !panel.current) return;
    panel.current.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    return stayBeside(panel.current, () => button.current, false);
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
          if (target !== panel.current) return;
          if (newState === 'closed' && held.current && openAgain(panel.current)) held.current();
          else setOpen(newState === 'open');
        }}
        onKeyDownCapture={leaveEscapeToTheBrowser}
      >
        {/* oxlint-disable-next-line react/refs -- The ref is read when `close` is called, not while rendering. */}
        {open && <HoldOpenContext value={hold}>{contentOf({ label: isSheet && label, close, children })}</HoldOpenContext>}
      </div>
    </>
  );
}

interface Content {
  /** The name of a sheet. On phones, it stands with a button that closes it above what it shows. */
  readonly label: string | false;
  readonly close: () => void;
  readonly children: PopoverProps['children'];
}

function contentOf({ label, close, children }: Content): ReactNode {
  return (
    <>
      {label && (
        <div className={styles.head}>
          {label}
          <IconButton icon="x" label={controlTexts.close} onClick={close} />
        </div>
      )}
      {children(close)}
    </>
  );
}

function leaveEscapeToTheBrowser(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

/** The browser cannot be kept from closing a panel. False if a dialog has opened above it. */
function openAgain(panel: HTMLElement): boolean {
  if (document.querySelector('dialog:modal')) return false;
  panel.showPopover();
  return true;
}
