import { ButtonLink } from '../controls/button-link.js';
import { publicPageTexts as texts } from '../texts/en/public-page.js';
import { MosaicWithGap } from './mosaic-with-gap.js';
import styles from './message-page.module.css';

interface AvailablePageProps {
  readonly linkname: string;
  /** The absolute address the page would have. */
  readonly address: string;
}

/** What answers at a linkname that nobody has: the way to make it one's own. */
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
      {/* One text of the specification in two sizes: its second sentence is the lead. */}
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
