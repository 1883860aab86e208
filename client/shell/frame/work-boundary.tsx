import type { ReactNode } from 'react';
import { DidNotLoad } from '../../controls/loading/did-not-load.js';
import { ErrorBoundary } from '../../controls/loading/error-boundary.js';
import { crashTexts } from '../../texts/en/resilience.js';
import { screenFailedTexts } from '../../texts/en/shell.js';
import styles from './screen-failed.module.css';

/**
 * An error boundary around the components that show the user's work, but inside the one that holds the work. If they fail, the work is not
 * lost, and the retry shows it again without a reload.
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
