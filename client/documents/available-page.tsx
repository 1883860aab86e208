import { ButtonLink } from '../controls/button-link.js';
import { publicDocumentTexts as texts } from '../texts/en/public-document.js';
import { MosaicWithGap } from './mosaic-with-gap.js';
import styles from './message-page.module.css';

interface AvailablePageProps {
  readonly linkname: string;
  /** The absolute address that the page would have. */
  readonly address: string;
}

/** The document at a free linkname. It offers to claim the name. */
export function AvailablePage({ linkname, address }: AvailablePageProps) {
  const [congrats, lead] = texts.available;
  const host = address.replace(/^https?:\/\//, '').slice(0, -linkname.length);
  return (
    <main id="main" className={styles.page}>
      <MosaicWithGap withTile />
      <p className={styles.address} dir="ltr">
        {host}
        <strong>{linkname}</strong>
      </p>
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
