import type { ReactNode } from 'react';
import { Quad } from '../../controls/quad.js';
import styles from './notice.module.css';

interface NoticeProps {
  /** `failed` is read out at once. */
  readonly tone: 'failed' | 'plain';
  readonly children: ReactNode;
}

/** Something that stands until it is mended. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <p className={styles.notice} role={tone === 'failed' ? 'alert' : 'status'}>
      <Quad tone={tone === 'failed' ? 'failed' : 'gold'} className={styles.quad} />
      {children}
    </p>
  );
}
