import { useNavigation } from 'react-router';
import { loadingTexts } from '../../texts/en/shell.js';
import styles from './navigation-status.module.css';
import { useLasting } from '../frame/use-lasting.js';

/** Shows that the next screen is loading, if that takes a while. The current screen stays until then. */
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
