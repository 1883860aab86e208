import { navigationTexts } from '../../texts/en/shell.js';
import styles from './skip-link.module.css';

/** A link that skips the navigation. It is visible only while it has the focus. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      {navigationTexts.skip}
    </a>
  );
}
