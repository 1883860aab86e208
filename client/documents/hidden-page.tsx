import arrowLeft from '../art/icons/lucide/arrow-left.svg?raw';
import { ButtonLink } from '../controls/buttons/button-link.js';
import { IconDrawing } from '../controls/buttons/icon.js';
import { screens } from '../shell/screens.js';
import { hiddenDocumentTexts } from '../texts/en/public-document.js';
import { navigationTexts } from '../texts/en/shell.js';
import { MosaicWithGap } from './mosaic-with-gap.js';
import styles from './message-page.module.css';

interface HiddenPageProps {
  readonly texts: { readonly title: string; readonly explanation: string };
}

/** The document at a linkname whose page visitors do not see: an operator hides it, or its owner has taken it offline. They do not learn why. */
export function HiddenPage({ texts }: HiddenPageProps) {
  return (
    <main id="main" className={styles.page}>
      <MosaicWithGap withEye />
      <h1 className={styles.missing}>{texts.title}</h1>
      <p className={styles.hidden}>{texts.explanation}</p>
      <div className={styles.ways}>
        <ButtonLink kind="line" href="/">
          <IconDrawing svg={arrowLeft} className={styles.back} />
          {hiddenDocumentTexts.home}
        </ButtonLink>
        <ButtonLink kind="quiet" href={screens.login}>
          {navigationTexts.login}
        </ButtonLink>
      </div>
    </main>
  );
}
