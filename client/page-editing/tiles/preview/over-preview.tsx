import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './over-preview.module.css';

interface OverPreviewProps {
  /** What the page in the preview is scrolled in. */
  readonly screen: Element;
  /** Whether it is only to be looked at. */
  readonly isInert?: boolean;
  readonly children: ReactNode;
}

/** Something over the screen of the preview, wherever its page is scrolled to. */
export function OverPreview({ screen, isInert = false, children }: OverPreviewProps): ReactNode {
  return createPortal(
    <div className={styles.over} aria-hidden={isInert || undefined} inert={isInert}>
      <div className={styles.screen}>{children}</div>
    </div>,
    screen,
  );
}
