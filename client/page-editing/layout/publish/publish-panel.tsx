import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './publish-panel.module.css';

interface PublishPanelProps {
  readonly title: string;
  readonly hint: string;
  /** Says what the panel is about, if that changes while it is open. Then the focus begins again. */
  readonly step?: string;
  readonly onClose: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A panel below Publish, where the eye is after a press on it. It is beside the editor and not over it: Escape and a press elsewhere close
 * it. The element with `data-first` gets the focus, or else the panel.
 */
export function PublishPanel({ title, hint, step = '', onClose, children }: PublishPanelProps) {
  const [titleId, hintId] = [useId(), useId()];
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.showPopover(), []);
  useEffect(() => {
    // Who is typing something else by now is not interrupted.
    if (panel.current && !isTypingOutside(panel.current))
      (panel.current.querySelector<HTMLElement>('[data-first]') ?? panel.current).focus();
  }, [step]);
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={hintId}
      className={styles.panel}
      onToggle={({ newState, target }) => {
        if (target === panel.current && newState === 'closed') onClose();
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      {/* oxlint-disable-next-line react/refs -- The ref is read when `close` is called, not while rendering. */}
      {children(() => panel.current?.hidePopover())}
    </div>
  );
}

/** The answers to what the panel asks, the main one last. */
export function PanelAnswers({ children }: { readonly children: ReactNode }) {
  return <div className={styles.answers}>{children}</div>;
}

/** What is asked in a panel, and its answers. */
export function PanelForm({ onSubmit, children }: { readonly onSubmit: () => void; readonly children: ReactNode }) {
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

function isTypingOutside(panel: HTMLElement): boolean {
  const { activeElement: focused } = document;
  return focused?.matches('input, textarea, [contenteditable]') === true && !panel.contains(focused);
}
