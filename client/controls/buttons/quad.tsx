import { clsx } from 'clsx';
import styles from './quad.module.css';

interface QuadProps {
  /** The colour repeats what the text beside it says. */
  tone: 'done' | 'failed' | 'gold' | 'grey';
  /** On the background of a notification. */
  onInverse?: boolean;
  /** It may set `--quad-size`, which is 14 px by default. */
  className?: string;
}

/** A small coloured tile that marks a line. Screen readers skip it. */
export function Quad({ tone, onInverse, className }: QuadProps) {
  return <span className={clsx(styles.quad, styles[tone], onInverse && styles.onInverse, className)} />;
}
