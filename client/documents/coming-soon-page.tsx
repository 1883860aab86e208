import { ButtonLink } from '../controls/buttons/button-link.js';
import { comingSoonTexts as texts } from '../texts/en/public-document.js';
import { notFoundTexts } from '../texts/en/shell.js';
import { LinknameAddress, type LinknameAddressProps } from './linkname-address.js';
import { MosaicWithGap } from './mosaic-with-gap.js';
import styles from './message-page.module.css';

/** The document at a linkname whose page was never published. */
export function ComingSoonPage(address: LinknameAddressProps) {
  return (
    <main id="main" className={styles.page}>
      <MosaicWithGap withTile />
      <LinknameAddress {...address} />
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.explanation}</p>
      <ButtonLink kind="line" href="/">
        {notFoundTexts.home}
      </ButtonLink>
    </main>
  );
}
