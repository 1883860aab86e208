import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Quad } from '../../controls/buttons/quad.js';
import styles from './draft-status.module.css';

interface DraftStatusProps {
  readonly tone: 'kept' | 'waiting' | 'failed';
  readonly children: ReactNode;
}

const quadTones = { kept: 'done', waiting: 'grey', failed: 'failed' } as const;

/** One line about the state of the draft: a coloured quad and a text. */
export function DraftStatus({ tone, children }: DraftStatusProps) {
  return (
    <p className={clsx(styles.state, styles[tone])} role="status">
      <Quad tone={quadTones[tone]} className={styles.quad} />
      {children}
    </p>
  );
}
