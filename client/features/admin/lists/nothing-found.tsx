import { Button } from '../../../controls/buttons/button.js';
import styles from './nothing-found.module.css';

interface NothingFoundProps {
  readonly text: string;
  /** What shows the whole list. */
  readonly label: string;
  readonly onAll: () => void;
}

/** Takes the place of a list that has nothing of what is chosen. */
export function NothingFound({ text, label, onAll }: NothingFoundProps) {
  return (
    <div role="status" className={styles.nothing}>
      <p className={styles.title}>{text}</p>
      <Button kind="line" onClick={onAll}>
        {label}
      </Button>
    </div>
  );
}
