import type { ReactNode } from 'react';
import { DidNotLoad } from '../controls/did-not-load.js';
import { ErrorBoundary } from '../controls/error-boundary.js';
import { crashTexts } from '../texts/en/resilience.js';
import { screenFailedTexts } from '../texts/en/shell.js';
import styles from './screen-failed.module.css';

/**
 * Around what shows somebody's work, inside of what holds it. If that fails, the work is still there, and trying again shows it anew
 * without a reload.
 */
export function WorkBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <div className={styles.place}>
          <DidNotLoad title={screenFailedTexts.title} text={crashTexts.screen} heading="h2" onRetry={retry} />
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
