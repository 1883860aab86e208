import { Button } from '../../../controls/buttons/button.js';
import { Link } from '../../../controls/buttons/link-component.js';
import { screens } from '../../../shell/screens.js';
import { adminAccountTexts } from '../../../texts/en/admin.js';
import { adminReportTexts as texts } from '../../../texts/en/admin-reports.js';
import { useAct } from '../../../shell/use-act.js';
import { ActRefusal } from '../act-refusal.js';
import { reportsOfPath } from '../admin-parts.js';
import { ageOf, ReportedMiniature, type Report, type ReportedPage } from './report-facts.js';
import type { LoadedReports, ReportChoice, Reports } from './use-reports.js';
import styles from './report-list.module.css';

/** The address of a list of reports. */
export function reportsPath({ state, account }: ReportChoice): string {
  if (account !== null) return reportsOfPath(account);
  return `${screens.admin}/reports${state === 'DECIDED' ? '?state=decided' : ''}`;
}

/** The address of a report in a list. */
export function reportPath(id: string, choice: ReportChoice): string {
  return reportsPath(choice).replace('/reports', `/reports/${id}`);
}

interface ReportListProps {
  readonly list: LoadedReports;
  /** The report that is shown beside the list. */
  readonly current: Report | null;
  readonly loadMore: Reports['loadMore'];
}

/** The reports, each a link. */
export function ReportList({ list, current, loadMore }: ReportListProps) {
  const { reports, pages, next } = list;
  const { run, busy, ...refusal } = useAct();
  return (
    <>
      <ul className={styles.list} aria-label={texts.title}>
        {reports.map((report) => (
          <Row key={report.id} report={report} page={pages.get(report.pageId)} isCurrent={report === current} choice={list} />
        ))}
      </ul>
      {next !== null && (
        <Button kind="line" busy={busy !== null} className={styles.more} onClick={() => void run('more', loadMore)}>
          {texts.more}
        </Button>
      )}
      <ActRefusal id="more-failed" act={refusal} />
      <p className={styles.keys}>
        <kbd>j</kbd> {texts.nextKey} <kbd>k</kbd> {texts.previousKey} <kbd>{texts.enter}</kbd> {texts.enterKey}
      </p>
    </>
  );
}

interface RowProps {
  readonly report: Report;
  readonly page: ReportedPage | undefined;
  readonly isCurrent: boolean;
  readonly choice: ReportChoice;
}

function Row({ report: { id, reason, linkname, words, reportedAt, decision }, page, isCurrent, choice }: RowProps) {
  return (
    <li>
      <Link href={reportPath(id, choice)} className={styles.row} data-report={id} aria-current={isCurrent ? 'true' : undefined}>
        <ReportedMiniature page={page} />
        <span className={styles.texts}>
          <span className={styles.line}>
            <strong>{adminAccountTexts.reasonOf({ reason })}</strong>
            <span className={styles.age}>{ageOf(reportedAt)}</span>
          </span>
          <bdi dir="ltr" className={styles.name}>
            /{linkname}
          </bdi>
          {words !== '' && (
            <q className={styles.words} dir="auto">
              {words}
            </q>
          )}
          {choice.account !== null && <span className={styles.age}>{decision ? texts.decided(decision) : texts.open}</span>}
        </span>
      </Link>
    </li>
  );
}
