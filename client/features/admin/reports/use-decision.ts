import { sendChange } from '../../../api/connection/send-change.js';
import { AdminDocument } from '../../../api/generated/admin.js';
import { AdminDecideReportDocument } from '../../../api/generated/admin-decide-report.js';
import { AdminReopenReportDocument } from '../../../api/generated/admin-reopen-report.js';
import { AdminReportDocument } from '../../../api/generated/admin-report.js';
import { AdminReportsDocument } from '../../../api/generated/admin-reports.js';
import type { AdminReportAct } from '../../../api/generated/types.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { adminReportTexts as texts } from '../../../texts/en/admin-reports.js';
import { adminTexts } from '../../../texts/en/admin.js';
import { useAct, type Reason, type RunningAct } from '../../../shell/use-act.js';
import type { Report } from './report-facts.js';
import type { ReportFacts } from './use-report.js';

interface DecisionChoice {
  readonly act: AdminReportAct;
  /** Whether it is done about all open reports of the page. */
  readonly all: boolean;
  /** What the owner of a suspended account is told beside the reason. */
  readonly words?: string | undefined;
}

export interface Decide extends Omit<RunningAct, 'run'> {
  readonly decide: (facts: ReportFacts, choice: DecisionChoice) => Promise<unknown>;
  readonly reopen: (report: Report) => Promise<unknown>;
}

/** What is read again after a decision: what counts or lists reports, and the report that is shown. */
const OUTDATED = [AdminReportsDocument, AdminReportDocument, AdminDocument];

/** Decides reports, says so in a notification, and takes decisions back. `onDecided` and `onOpened` are told of the reports. */
export function useDecision(onDecided: (reports: readonly string[]) => void, onOpened: (report: Report) => void): Decide {
  const notify = useNotify();
  const { run, ...state } = useAct();
  const tellNotUndone =
    (about: string): Reason =>
    (_failure, reason = '') =>
      void notify({ about, text: adminTexts.notUndone({ reason }), tone: 'failed' });
  const reopen = (report: Report, notUndone?: Reason) =>
    run(
      'REOPEN',
      async () => {
        await sendChange(AdminReopenReportDocument, { id: report.id }, { outdated: OUTDATED });
        onOpened(report);
        return { notice: { text: texts.opened, about: addressOf(report), tone: 'done' } };
      },
      notUndone,
    );
  const decide = ({ report, others }: ReportFacts, { act, all, words }: DecisionChoice) =>
    run(act, async () => {
      await sendChange(AdminDecideReportDocument, { input: { id: report.id, act, all, words } }, { outdated: OUTDATED });
      const decidedToo = all ? others.filter(({ pageId, decision }) => pageId === report.pageId && !decision) : [];
      onDecided([report, ...decidedToo].map(({ id }) => id));
      const about = addressOf(report);
      if (act === 'SUSPEND') return { notice: { about, text: texts.done({ act }), tone: 'done' } };
      // The report may not be shown any more, so a notification says why it was not taken back.
      const action = { label: texts.undo, onPress: () => void reopen(report, tellNotUndone(about)) };
      return { notice: { about, text: texts.done({ act }), tone: 'gold', action } };
    });
  return { decide, reopen, ...state };
}

function addressOf({ linkname }: Report): string {
  return `/${linkname}`;
}
