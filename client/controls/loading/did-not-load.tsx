import { failureTexts } from '../../texts/en/shell.js';
import { ButtonLink } from '../buttons/button-link.js';
import { Button } from '../buttons/button.js';
import { Quad } from '../buttons/quad.js';
import styles from './did-not-load.module.css';

interface DidNotLoadProps {
  title: string;
  /** Says what is not lost. */
  text: string;
  /** The level of the heading on its screen. */
  heading?: 'h1' | 'h2' | 'h3';
  /** What "Try again" does. An address makes it a link, which works without script. */
  onRetry: (() => void) | string;
}

/** Takes the place of something that could not be loaded. */
export function DidNotLoad({ title, text, heading: Heading = 'h2', onRetry }: DidNotLoadProps) {
  return (
    <div role="alert" className={styles.block}>
      <Quad tone="failed" className={styles.quad} />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {typeof onRetry === 'string' ? (
        <ButtonLink kind="line" icon="rotate-cw" href={onRetry}>
          {failureTexts.tryAgain}
        </ButtonLink>
      ) : (
        <Button kind="line" icon="rotate-cw" onClick={onRetry}>
          {failureTexts.tryAgain}
        </Button>
      )}
    </div>
  );
}
