import { ButtonLink } from '../controls/button-link.js';
import { notFoundTexts } from '../texts/en/shell.js';
import { MosaicWithGap } from './mosaic-with-gap.js';
import styles from './message-page.module.css';

/** What answers where there is nothing and no page can be, or where it cannot be told. */
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
