import { callServer } from '../../../api/connection/call-server.js';
import { AdminReportStatisticsDocument } from '../../../api/generated/admin-report-statistics.js';
import { Button } from '../../../controls/buttons/button.js';
import { saveFile } from '../../../shell/save-file.js';
import { adminReportTexts as texts } from '../../../texts/en/admin-reports.js';
import { ActRefusal } from '../act-refusal.js';
import { useAct } from '../../../shell/use-act.js';
import styles from './reports-part.module.css';

const year = new Date().getUTCFullYear();

/** Saves what was reported this year and what became of it, by month. */
export function ReportStatistics() {
  const { run, busy, ...refusal } = useAct();
  const save = () =>
    run('statistics', async () => {
      const { adminReportStatistics } = await callServer(AdminReportStatisticsDocument, { year });
      saveFile(new Blob([adminReportStatistics], { type: 'text/csv' }), `reports-${year}.csv`);
    });
  return (
    <div className={styles.statistics}>
      <Button kind="line" busy={busy !== null} onClick={() => void save()}>
        {texts.statistics({ year: String(year) })}
      </Button>
      <ActRefusal id="statistics-failed" act={refusal} />
    </div>
  );
}
