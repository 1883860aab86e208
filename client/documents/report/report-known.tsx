import type { ReactNode } from 'react';
import { reportTexts as texts } from '../../texts/en/report.js';
import { DocumentButton, ShownAddress } from './report-document.js';
import styles from './report-document.module.css';

interface ReportKnownProps {
  /** The absolute address of the page. */
  readonly address: string;
  readonly supportEmail: string;
}

/** What a visitor reads whose browser proves nothing about a page that was reported often within the hour. */
export function ReportKnown({ address, supportEmail }: ReportKnownProps): ReactNode {
  return (
    <>
      <h1 className={styles.title}>{texts.known}</h1>
      <p className={styles.lead}>
        {texts.knownBefore} <ShownAddress address={address} /> {texts.knownAfter}
      </p>
      <p className={styles.write}>
        <DocumentButton kind="line" href={`mailto:${supportEmail}`}>
          {texts.write({ address: supportEmail })}
        </DocumentButton>
      </p>
    </>
  );
}
