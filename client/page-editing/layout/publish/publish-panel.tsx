import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { IconButton } from '../../../controls/buttons/icon-button.js';
import { Icon } from '../../../controls/buttons/icon.js';
import { controlTexts } from '../../../texts/en/shell.js';
import styles from './publish-panel.module.css';

interface PublishPanelProps {
  readonly title: string;
  readonly hint: string;
  /** Says what the panel is about, if that changes while it is open. Then the focus begins again. */
  readonly step?: string;
  /** What has been achieved, above the title. */
  readonly done?: string | undefined;
  /** A picture beside the title. */
  readonly picture?: ReactNode;
  readonly onClose: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A panel below Publish, where the eye is after a press on it. It is beside the editor and not over it: Escape and a press elsewhere close
 * it. On phones, what is achieved comes up from below. The element with `data-first` gets the focus, or else the panel.
 */
export function PublishPanel({ title, hint, step = '', done, picture, onClose, children }: PublishPanelProps) {
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
      className={clsx(styles.panel, done !== undefined && styles.achieved)}
      onToggle={({ newState, target }) => {
        if (target === panel.current && newState === 'closed') onClose();
      }}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          {done !== undefined && (
            <p className={styles.done}>
              <Icon name="circle-check" />
              {done}
            </p>
          )}
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        </div>
        {picture}
        <IconButton icon="x" label={controlTexts.close} className={styles.close} onClick={() => panel.current?.hidePopover()} />
      </div>
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
