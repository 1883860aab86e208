import { ButtonLink } from '../controls/buttons/button-link.js';
import { screens } from '../shell/screens.js';
import { offlineTexts } from '../texts/en/resilience.js';
import { navigationTexts } from '../texts/en/shell.js';
import { MosaicWithGap } from './mosaic-with-gap.js';
import styles from './message-page.module.css';

/** The document that the service worker shows in place of the front page while the server cannot be reached. */
export function OfflinePage() {
  return (
    <main id="main" className={styles.page}>
      <MosaicWithGap />
      <h1 className={styles.missing}>{offlineTexts.title}</h1>
      <p className={styles.lead}>{offlineTexts.explanation}</p>
      <ButtonLink kind="ink" href={screens.guestEditor}>
        {navigationTexts.guestEditor}
      </ButtonLink>
    </main>
  );
}
