import type { ReactNode } from 'react';
import styles from './list-place.module.css';

interface ListPlaceProps {
  /** Whether another part, or another choice, is being read. */
  readonly isOld: boolean;
  readonly children: ReactNode;
}

/** A list, which stays while another part of it is read, so that the focus stays on what was pressed. Until then it is faded: it is not what was asked for. */
export function ListPlace({ isOld, children }: ListPlaceProps) {
  return (
    <div aria-busy={isOld} className={isOld ? styles.old : undefined}>
      {children}
    </div>
  );
}
