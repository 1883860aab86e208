import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './skeleton.module.css';

/**
 * A placeholder for loading content, with the same layout. It is invisible for the first 200 ms, so that it does not flash when the
 * response is quick. Screen readers read `label`.
 */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.skeleton}>
      <div aria-hidden="true">{children}</div>
      <p role="status" className="visually-hidden">
        {label}
      </p>
    </div>
  );
}

/** One bar of a skeleton. `className` sets its size. */
export function SkeletonBar({ className }: { className?: string }) {
  return <span className={clsx(styles.bar, className)} />;
}
