import { site } from '../../api/site.js';
import { DidNotLoad } from '../../controls/loading/did-not-load.js';
import { ErrorBoundary } from '../../controls/loading/error-boundary.js';
import { crashTexts } from '../../texts/en/resilience.js';
import { notFoundTexts, screenFailedTexts } from '../../texts/en/shell.js';
import { GuestBar } from '../navigation/navigation-bar.js';
import { reload } from '../leaving/leaving.js';
import styles from './screen-failed.module.css';
import type { ReactNode } from 'react';

/** What the bar shows if even the facts about the site cannot be read. */
const UNKNOWN_SITE = { siteName: 'Tessera', blog: false };

/** The outermost error boundary: shown if even the frame of the screens fails. */
export function WholeAppBoundary({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallback={() => <AppFailed />}>{children}</ErrorBoundary>;
}

function AppFailed() {
  return (
    <>
      <ErrorBoundary fallback={() => <GuestBar site={UNKNOWN_SITE} currentPath="" />}>
        <BarOfSite />
      </ErrorBoundary>
      <main className={styles.place}>
        <DidNotLoad title={screenFailedTexts.title} text={crashTexts.everything} heading="h1" onRetry={reload} />
        <p className={styles.home}>
          <a href="/">{notFoundTexts.home}</a>
        </p>
      </main>
    </>
  );
}

function BarOfSite() {
  return <GuestBar site={site()} currentPath="" />;
}
