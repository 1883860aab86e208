import type { ReactNode } from 'react';
import circleAlert from '../../art/icons/lucide/circle-alert.svg?raw';
import clock from '../../art/icons/lucide/clock.svg?raw';
import key from '../../art/icons/lucide/key.svg?raw';
import { buttonClass } from '../../controls/buttons/button-look.js';
import { IconDrawing } from '../../controls/buttons/icon.js';
import { dataLinkTexts as texts } from '../../texts/en/data-link.js';
import styles from '../report/report-document.module.css';
import { formatMoment } from '../../controls/dates.js';

/** The document of a mailed link that saves the data of an account, as the server passes it to the client's code. */
export interface DataLinkView {
  /** Until when the link works. */
  readonly endsAt: Date;
  /** Why the archive was not saved. */
  readonly obstacle?: 'tooOften' | 'otherSite';
}

/** Nobody knows the time zone of the reader. */
const UNKNOWN_ZONE = { year: 'always', zone: 'UTC' } as const;

/** Says what the link is for, and saves the archive with a button: programs that scan mails open every link, and press nothing. It needs no script. */
export function DataLink({ endsAt, obstacle }: DataLinkView): ReactNode {
  return (
    <>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <ul className={styles.facts}>
        <li>
          <IconDrawing svg={clock} />
          {texts.until({ time: formatMoment(endsAt, UNKNOWN_ZONE) })}
        </li>
        <li>
          <IconDrawing svg={key} />
          {texts.secret}
        </li>
      </ul>
      <form method="post">
        <button type="submit" className={buttonClass({ kind: 'ink', size: 'large' }, styles.send)}>
          {texts.save}
        </button>
        {obstacle !== undefined && (
          <p className={styles.fault} role="alert">
            <IconDrawing svg={circleAlert} />
            {texts[obstacle]}
          </p>
        )}
      </form>
    </>
  );
}
