import { clsx } from 'clsx';
import type { StageFacts } from './stages.js';
import styles from './styleguide.module.css';

interface StageProps {
  stage: StageFacts;
  /** `wide` is shown where there is room for it. */
  size: 'wide' | 'phone';
  height: number;
}

/**
 * A window of its own, in which something is open that covers a whole window. It is a picture: nothing in it takes the focus. To try it,
 * its address opens it alone.
 */
export function Stage({ stage: { name, state }, size, height }: StageProps) {
  return (
    <figure className={clsx(styles.specimen, styles[size])}>
      <iframe inert src={`?stage=${name}`} title={`${state}, ${size}`} width="100%" height={height} className={styles.stage} />
      <figcaption className={styles.state}>
        <a href={`?stage=${name}`}>{state}</a>
      </figcaption>
    </figure>
  );
}
