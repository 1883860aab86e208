import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.js';
import { ModalFrame } from './modal-frame.js';
import { controlTexts } from '../../texts/en/shell.js';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Called by the close button, Escape, or a press and release on the backdrop. */
  onClose: () => void;
  /** Called when the dialog has left the screen and the focus is back where it was. */
  onGone?: () => void;
  /** Whether only its own buttons close it, because what it shows cannot be seen again. */
  stays?: boolean;
  title: string;
  /** In CSS pixels. On screens narrower than 600 px, the dialog is a sheet at the bottom instead. */
  width?: 440 | 560 | 600 | 680 | 760;
  /** Buttons. The last one is the main one. */
  footer?: ReactNode;
  /** Controls between the title and the button that closes the dialog. */
  extras?: ReactNode;
  children: ReactNode;
}

/**
 * A popup. The focus goes to the element with `data-autofocus`, else to the close button. It stays inside while the popup is open, and then
 * returns. `children` are mounted only while the popup is open.
 */
export function Dialog({ open, onClose, onGone, stays, title, width = 560, footer, extras, children }: DialogProps) {
  const titleId = useId();
  return (
    <ModalFrame open={open} onClose={onClose} onGone={onGone} stays={stays} width={width} shape="sheet" aria-labelledby={titleId}>
      <DialogParts {...{ titleId, title, onClose, footer, children, extras }} />
    </ModalFrame>
  );
}

interface DialogPartsProps extends Pick<DialogProps, 'title' | 'onClose' | 'footer' | 'extras' | 'children'> {
  /** The id of the title, which names the dialog. */
  titleId: string;
}

/** The parts of a dialog, one below the other: its title with the button that closes it, its content, and its buttons. */
export function DialogParts({ titleId, title, onClose, footer, extras, children }: DialogPartsProps) {
  return (
    <>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {extras}
        <IconButton icon="x" label={controlTexts.close} onClick={onClose} />
      </header>
      <div className={styles.body} data-scrolls="">
        {children}
      </div>
      {footer !== undefined && <Footer>{footer}</Footer>}
    </>
  );
}

/** The buttons. On a sheet, notifications appear above them; for this, `--footer-height` has their height. */
function Footer({ children }: { children: ReactNode }) {
  const footer = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const buttons = footer.current;
    const dialog = buttons?.closest('dialog');
    if (!buttons || !dialog) return;
    const observer = new ResizeObserver(() => dialog.style.setProperty('--footer-height', `${buttons.offsetHeight}px`));
    observer.observe(buttons);
    return () => observer.disconnect();
  }, []);
  return (
    <footer ref={footer} className={styles.footer}>
      {children}
    </footer>
  );
}
