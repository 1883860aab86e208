import { useNavigation } from 'react-router';
import { loadingTexts } from '../texts/en/shell.js';
import styles from './navigation-status.module.css';
import { useLasting } from './use-lasting.js';

/** Says that the next screen is on its way, when that takes a while; the present one stays until it is here. */
export function NavigationStatus() {
  const loading = useLasting(useNavigation().state !== 'idle');
  return (
    <div role="status" className={styles.status}>
      {loading && (
        <>
          <div className={styles.line} />
          <p className={styles.text}>{loadingTexts.screen}</p>
        </>
      )}
    </div>
  );
}
