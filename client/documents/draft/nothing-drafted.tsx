import type { ReactNode } from 'react';
import { draftDocumentTexts as texts } from '../../texts/en/draft-link.js';
import styles from '../report/report-document.module.css';

/** What somebody reads who opens the link to a draft before anything was written. It needs no script. */
export function NothingDrafted(): ReactNode {
  return (
    <>
      <h1 className={styles.title}>{texts.nothing}</h1>
      <p className={styles.lead}>{texts.nothingYet}</p>
    </>
  );
}
