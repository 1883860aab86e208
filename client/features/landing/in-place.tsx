import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { inPlaceTexts as texts } from '../../texts/en/landing.js';
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

/* The emblems of three tiles: flat shapes, as on the example pages. */

/** A pot of tomato sauce with an onion, from above. */
function PotPicture() {
  return (
    <Emblem ground="#fff3df">
      <path stroke="#3a3648" strokeWidth="8" strokeLinecap="round" d="M6 24h36" />
      <circle cx="24" cy="24" r="17" fill="#3a3648" />
      <circle cx="24" cy="24" r="13.8" fill="#c8402a" />
      <circle cx="19.5" cy="20" r="6" fill="#f6ead6" />
      <circle cx="19.5" cy="20" r="3" fill="none" stroke="#d9bf85" strokeWidth="1.5" />
      <path fill="#4a7c3f" d="M23 31c1-6 5-9 11-8-1 6-5 9-11 8z" />
    </Emblem>
  );
}

/** A page with a portrait and three tiles. */
function PagePicture() {
  return (
    <Emblem ground="#3a3648">
      <rect x="13" y="7" width="22" height="34" rx="3.5" fill="#fffaf2" />
      <circle cx="24" cy="14.5" r="3.8" fill="#c96f4a" />
      <path stroke="#f6a28d" strokeWidth="4" strokeLinecap="round" d="M18.5 23h11" />
      <path stroke="#f3c766" strokeWidth="4" strokeLinecap="round" d="M18.5 29.2h11" />
      <path stroke="#7fb29c" strokeWidth="4" strokeLinecap="round" d="M18.5 35.4h11" />
    </Emblem>
  );
}

/** A house with a garden. */
function HousePicture() {
  return (
    <Emblem ground="#e4eef3">
      <path fill="#5a9a84" d="M0 36h48v12H0z" />
      <path fill="#fffaf2" d="M13 21h22v18H13z" />
      <path fill="#7a3a2a" d="M30 10h4v9h-4z" />
      <path fill="#b0442c" d="M24 8.5 8.5 23.5h31z" />
      <path fill="#3a3648" d="M17 29h6v10h-6z" />
      <path fill="#f3c766" d="M26.5 28h5v5h-5z" />
    </Emblem>
  );
}

function Emblem({ ground, children }: { readonly ground: string; readonly children: ReactNode }) {
  return (
    <svg className={styles.emblem} viewBox="0 0 48 48" aria-hidden="true">
      <path fill={ground} d="M0 0h48v48H0z" />
      {children}
    </svg>
  );
}
