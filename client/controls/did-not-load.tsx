import { failureTexts } from '../texts/en/shell.js';
import { Button } from './button.js';
import { Quad } from './quad.js';
import styles from './did-not-load.module.css';

interface DidNotLoadProps {
  /** What happened. */
  title: string;
  /** What is safe. */
  text: string;
  /** The level of the heading, in the order of the screen it stands on. */
  heading?: 'h1' | 'h2' | 'h3';
  onRetry: () => void;
}

/** Stands where something should be that did not arrive. */
export function DidNotLoad({ title, text, heading: Heading = 'h2', onRetry }: DidNotLoadProps) {
  return (
    <div role="alert" className={styles.block}>
      <Quad tone="failed" className={styles.quad} />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      <Button kind="line" icon="rotate-cw" onClick={onRetry}>
        {failureTexts.tryAgain}
      </Button>
    </div>
  );
}
