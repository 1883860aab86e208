import type { ReactNode } from 'react';
import { Quad } from '../controls/quad.js';
import styles from './frame-notice.module.css';

interface FrameNoticeProps {
  /** Null while there is nothing to say. */
  readonly text: string | null;
  readonly tone: 'failed' | 'gold';
  /** What can be done about it, as `FrameNoticeButton`s. */
  readonly children?: ReactNode;
}

/** A strip above the navigation bar, for what holds for every screen. A screen reader says it when it comes. */
export function FrameNotice({ text, tone, children }: FrameNoticeProps) {
  return (
    <div className={text === null ? undefined : styles.strip}>
      <p role="status" className={styles.text}>
        {text !== null && (
          <>
            <Quad tone={tone} onInverse className={styles.quad} />
            <span>{text}</span>
          </>
        )}
      </p>
      {text !== null && children}
    </div>
  );
}

interface FrameNoticeButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

export function FrameNoticeButton({ label, onPress }: FrameNoticeButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onPress}>
      {label}
    </button>
  );
}
