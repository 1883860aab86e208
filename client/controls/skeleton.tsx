import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './skeleton.module.css';

/**
 * Stands in for what is being loaded, in its true geometry. Invisible for the first 200 ms, so that a quick answer does not flash.
 * `label` is read out.
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

/** One bar of a skeleton; its size comes from `className`. */
export function SkeletonBar({ className }: { className?: string }) {
  return <span className={clsx(styles.bar, className)} />;
}
