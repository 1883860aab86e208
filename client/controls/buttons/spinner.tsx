import { clsx } from 'clsx';
import styles from './spinner.module.css';

/** Shows that work is running. A text beside it must say which. With reduced motion, it fades instead of turning. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg className={clsx(styles.spinner, className)} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" pathLength="100" />
    </svg>
  );
}
