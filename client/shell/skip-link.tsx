import { navigationTexts } from '../texts/en/shell.js';
import styles from './skip-link.module.css';

/** Leads past the navigation; it shows itself when it has the focus. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      {navigationTexts.skip}
    </a>
  );
}
