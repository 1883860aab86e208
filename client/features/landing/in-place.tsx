import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { inPlaceTexts as texts } from '../../texts/en/landing.js';
import { HousePicture, PagePicture, PotPicture } from './in-place-pictures.js';
import styles from './in-place.module.css';

/** Shows by three tiles what a page can do that a list of links cannot. The tiles open in place, without script. */
export function InPlace({ host }: { readonly host: string }) {
  return (
    <div className={styles.inner}>
      <div className={styles.head}>
        <h2 id="in-place">{texts.title}</h2>
        <p>{texts.lead}</p>
      </div>
      <div>
        <Tile look={styles.coral} picture={<PotPicture />} {...texts.opens} isOpen>
          <p className={styles.address}>
            <bdi>{texts.opensAddress({ host })}</bdi>
          </p>
          <p className={styles.heading}>{texts.opensHeading}</p>
          <ol>
            {texts.opensSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Tile>
        <Tile look={styles.yellow} picture={<PagePicture />} {...texts.whole}>
          <Facts />
        </Tile>
        <Tile look={styles.green} picture={<HousePicture />} {...texts.yours}>
          <pre dir="ltr">{texts.yoursPrinted.join('\n')}</pre>
        </Tile>
      </div>
    </div>
  );
}

interface TileProps {
  readonly look: string | undefined;
  /** Its emblem. */
  readonly picture: ReactNode;
  readonly name: string;
  readonly second: string;
  readonly text: string;
  readonly isOpen?: boolean;
  /** The illustration beside the text. */
  readonly children: ReactNode;
}

function Tile({ look, picture, name, second, text, isOpen = false, children }: TileProps) {
  return (
    <details name="in-place" open={isOpen} className={clsx(styles.tile, look)}>
      <summary>
        {picture}
        <span className={styles.words}>
          <span className={styles.name}>{name}</span> <span className={styles.second}>{second}</span>
        </span>
      </summary>
      <div className={styles.sheet}>
        <p>{text}</p>
        <div className={styles.specimen}>{children}</div>
      </div>
    </details>
  );
}

function Facts() {
  return (
    <div className={styles.facts}>
      <p>
        <bdi>{texts.wholeRequest}</bdi>
      </p>
      <dl>
        {texts.wholeFacts.map(({ what, amount }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
