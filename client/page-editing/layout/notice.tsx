import type { ReactNode } from 'react';
import { Quad } from '../../controls/buttons/quad.js';
import styles from './notice.module.css';

interface NoticeProps {
  /** Screen readers announce `failed` at once. */
  readonly tone: 'failed' | 'plain';
  /** A button below the text. */
  readonly way?: ReactNode;
  readonly children: ReactNode;
}

/** A message that is shown until the problem is solved. */
export function Notice({ tone, way, children }: NoticeProps) {
  return (
    <p className={styles.notice} role={tone === 'failed' ? 'alert' : 'status'}>
      <Quad tone={tone === 'failed' ? 'failed' : 'gold'} className={styles.quad} />
      {way ? (
        <span className={styles.withWay}>
          {children}
          {way}
        </span>
      ) : (
        children
      )}
    </p>
  );
}
