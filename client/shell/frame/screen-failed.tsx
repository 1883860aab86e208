import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { DidNotLoad } from '../../controls/loading/did-not-load.js';
import { failureTexts, notFoundTexts, screenFailedTexts } from '../../texts/en/shell.js';
import { deployedVersion } from '../updates/deployed-version.js';
import { reload } from '../leaving/leaving.js';
import { PageTitle } from '../page-title.js';
import styles from './screen-failed.module.css';

/**
 * Shown if the code of a screen could not be loaded, or if the screen failed. The retry reloads the page: after a deployment, only a reload
 * finds the code under its new name. If the server cannot be reached, the page is not reloaded, because the browser would then show an
 * error page.
 */
export function ScreenFailed() {
  const error = useRouteError();
  const [text, setText] = useState(screenFailedTexts.explanation);
  async function retry() {
    if ((await deployedVersion()) === 'unknown') setText(failureTexts.unanswered);
    else reload();
  }
  useEffect(() => console.error('The screen could not be shown.', error), [error]);
  return (
    <div className={styles.place} data-screen-failed="">
      <PageTitle>{screenFailedTexts.title}</PageTitle>
      <DidNotLoad title={screenFailedTexts.title} text={text} heading="h1" onRetry={() => void retry()} />
      <p className={styles.home}>
        <a href="/">{notFoundTexts.home}</a>
      </p>
    </div>
  );
}
