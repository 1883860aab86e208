import { Button } from '../../controls/button.js';
import { failureTexts, personalTexts } from '../../texts/en.js';
import styles from './load-failed.module.css';

/** The account could not be read: what happened, what is safe, and a way on. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.block}>
      <span className={styles.quad} />
      <h2 className={styles.title}>{personalTexts.failedTitle}</h2>
      <p className={styles.text}>{personalTexts.failed}</p>
      <Button kind="line" icon="rotate-cw" onClick={onRetry}>
        {failureTexts.tryAgain}
      </Button>
    </div>
  );
}
