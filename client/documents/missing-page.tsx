import { ButtonLink } from '../controls/buttons/button-link.js';
import { notFoundTexts } from '../texts/en/shell.js';
import { MosaicWithGap } from './mosaic-with-gap.js';
import styles from './message-page.module.css';

/** The document for addresses without a page, and for those where the server cannot say whether there is one. */
export function MissingPage({ explanation = notFoundTexts.explanation }: { readonly explanation?: string | undefined }) {
  return (
    <main id="main" className={styles.page}>
      <MosaicWithGap />
      <h1 className={styles.missing}>{notFoundTexts.title}</h1>
      <p className={styles.lead}>{explanation}</p>
      <ButtonLink kind="line" href="/">
        {notFoundTexts.home}
      </ButtonLink>
    </main>
  );
}
