import type { ReactNode } from 'react';
import { Quad } from '../../controls/buttons/quad.js';
import styles from './frame-notice.module.css';

interface FrameNoticeProps {
  /** Null if there is no notice. */
  readonly text: string | null;
  readonly tone: 'failed' | 'gold';
  /** Actions, as `FrameNoticeButton`s. */
  readonly children?: ReactNode;
}

/** A strip above the navigation bar, for a notice about the whole app. Screen readers announce it when it appears. */
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
