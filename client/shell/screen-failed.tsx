import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { DidNotLoad } from '../controls/did-not-load.js';
import { screenFailedTexts } from '../texts/shell.js';
import { reload } from './leaving.js';
import { PageTitle } from './page-title.js';
import styles from './screen-failed.module.css';

/**
 * Stands for a screen whose code did not arrive, or that failed while it was shown. Trying again loads the page anew: after a
 * deployment only that finds the code under its new name.
 */
export function ScreenFailed() {
  const error = useRouteError();
  useEffect(() => console.error('The screen could not be shown.', error), [error]);
  return (
    <div className={styles.place}>
      <PageTitle>{screenFailedTexts.title}</PageTitle>
      <DidNotLoad title={screenFailedTexts.title} text={screenFailedTexts.explanation} heading="h1" onRetry={reload} />
    </div>
  );
}
