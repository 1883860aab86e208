import { clsx } from 'clsx';
import styles from './quad.module.css';

interface QuadProps {
  /** What the words beside it say, as a colour. */
  tone: 'done' | 'failed' | 'gold' | 'grey';
  /** On the ground of a notification. */
  onInverse?: boolean;
  /** May set `--quad-size`, 14 px without it. */
  className?: string;
}

/** A small tile that marks a line; by itself it says nothing to a screen reader. */
export function Quad({ tone, onInverse, className }: QuadProps) {
  return <span className={clsx(styles.quad, styles[tone], onInverse && styles.onInverse, className)} />;
}
