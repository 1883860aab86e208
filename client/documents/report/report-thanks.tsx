import type { ReactNode } from 'react';
import arrowLeft from '../../art/icons/lucide/arrow-left.svg?raw';
import check from '../../art/icons/lucide/check.svg?raw';
import eyeOff from '../../art/icons/lucide/eye-off.svg?raw';
import mail from '../../art/icons/lucide/mail.svg?raw';
import phone from '../../art/icons/lucide/phone.svg?raw';
import { IconDrawing } from '../../controls/buttons/icon.js';
import { reportTexts as texts } from '../../texts/en/report.js';
import { DocumentButton, ShownAddress } from './report-document.js';
import type { ReportThanksView } from './report-view.js';
import styles from './report-document.module.css';

/** What a visitor reads who has reported a page. It promises no time. */
export function ReportThanks({ linkname, address, email }: ReportThanksView): ReactNode {
  return (
    <>
      <span className={styles.done}>
        <IconDrawing svg={check} />
      </span>
      <h1 className={styles.title}>{texts.thanks}</h1>
      <p className={styles.lead}>
        {texts.arrivedBefore} <ShownAddress address={address} /> {texts.arrivedAfter}
      </p>
      <ul className={styles.facts}>
        {email !== undefined && (
          <li>
            <IconDrawing svg={mail} />
            {texts.willWrite({ email })}
          </li>
        )}
        <li>
          <IconDrawing svg={eyeOff} />
          {texts.stays}
        </li>
        <li>
          <IconDrawing svg={phone} />
          {texts.danger}
        </li>
      </ul>
      <DocumentButton kind="line" href={`/${linkname}`}>
        <IconDrawing svg={arrowLeft} isDirected />
        {texts.back}
      </DocumentButton>
    </>
  );
}
