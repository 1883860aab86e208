import arrowLeft from '../../../art/icons/lucide/arrow-left.svg?raw';
import { IconButton } from '../../../controls/buttons/icon-button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { Link } from '../../../controls/buttons/link-component.js';
import { adminReportTexts as texts } from '../../../texts/en/admin-reports.js';
import { reportsPath } from './report-list.js';
import type { LoadedReports } from './use-reports.js';
import styles from './reports-part.module.css';

interface StepsProps {
  readonly list: LoadedReports;
  readonly at: number;
  readonly onOpen: (index: number) => void;
}

/** On narrow screens, the way back to the list, and to the reports beside this one. */
export function Steps({ list, at, onOpen }: StepsProps) {
  const { reports, total } = list;
  return (
    <div className={styles.steps}>
      <Link href={reportsPath(list)} className={styles.back}>
        <IconDrawing svg={arrowLeft} isDirected />
        {texts.title}
      </Link>
      {at >= 0 && (
        <>
          <p className={styles.place}>{texts.place({ number: at + 1, total })}</p>
          <IconButton icon="chevron-up" label={texts.previous} disabled={at === 0} onClick={() => onOpen(at - 1)} />
          <IconButton icon="chevron-down" label={texts.next} disabled={at === reports.length - 1} onClick={() => onOpen(at + 1)} />
        </>
      )}
    </div>
  );
}
