import { ButtonLink } from '../controls/buttons/button-link.js';
import { publicDocumentTexts as texts } from '../texts/en/public-document.js';
import { LinknameAddress, type LinknameAddressProps } from './linkname-address.js';
import { MosaicWithGap } from './mosaic-with-gap.js';
import styles from './message-page.module.css';

/** The document at a free linkname. It offers to claim the name. */
export function AvailablePage({ linkname, address }: LinknameAddressProps) {
  const [congrats, lead] = texts.available;
  return (
    <main id="main" className={styles.page}>
      <MosaicWithGap withTile />
      <LinknameAddress linkname={linkname} address={address} />
      {/* The specification has one text. Its second sentence is shown smaller. */}
      <h1 className={styles.congrats} aria-label={texts.available.join(' ')}>
        {congrats}
        <span> {lead}</span>
      </h1>
      <ButtonLink kind="gold" size="large" href={`/?claim=${encodeURIComponent(linkname)}`}>
        {texts.claim({ linkname })}
      </ButtonLink>
    </main>
  );
}
