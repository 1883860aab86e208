import arrowLeft from '../art/icons/lucide/arrow-left.svg?raw';
import { ButtonLink } from '../controls/buttons/button-link.js';
import { IconDrawing } from '../controls/buttons/icon.js';
import { screens } from '../shell/screens.js';
import { hiddenDocumentTexts as texts } from '../texts/en/public-document.js';
import { navigationTexts } from '../texts/en/shell.js';
import { MosaicWithGap } from './mosaic-with-gap.js';
import styles from './message-page.module.css';

/** The document at a linkname whose page is hidden, by itself or with its account. Visitors do not learn why. */
export function HiddenPage() {
  return (
    <main id="main" className={styles.page}>
      <MosaicWithGap withEye />
      <h1 className={styles.missing}>{texts.title}</h1>
      <p className={styles.hidden}>{texts.explanation}</p>
      <div className={styles.ways}>
        <ButtonLink kind="line" href="/">
          <IconDrawing svg={arrowLeft} className={styles.back} />
          {texts.home}
        </ButtonLink>
        <ButtonLink kind="quiet" href={screens.login}>
          {navigationTexts.login}
        </ButtonLink>
      </div>
    </main>
  );
}
