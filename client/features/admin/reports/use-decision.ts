import { callServer } from '../../../api/connection/call-server.js';
import { AdminDecideReportDocument } from '../../../api/generated/admin-decide-report.js';
import { AdminReopenReportDocument } from '../../../api/generated/admin-reopen-report.js';
import type { AdminReportAct } from '../../../api/generated/types.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { adminReportTexts as texts } from '../../../texts/en/admin-reports.js';
import { adminTexts } from '../../../texts/en/admin.js';
import { actRefused, useAct, type RunningAct } from '../use-act.js';
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
  readonly decide: (facts: ReportFacts, choice: DecisionChoice) => Promise<void>;
  readonly reopen: (report: Report) => Promise<void>;
}

/** Decides reports, says so in a notification, and takes decisions back. `onDecided` and `onOpened` are told of the reports, and how many the server has decided or opened. */
export function useDecision(
  onDecided: (reports: readonly string[], count: number) => void,
  onOpened: (report: Report, opened: number) => void,
): Decide {
  const notify = useNotify();
  const { run, ...state } = useAct();
  const reopen = (report: Report) =>
    run('REOPEN', async () => {
      const { adminReopenReport: opened } = await callServer(AdminReopenReportDocument, { id: report.id });
      notify({ text: texts.opened, about: addressOf(report), tone: 'done' });
      onOpened(report, opened);
    });
  // The report may not be shown any more, so a notification says why it failed.
  const undoOf = async (report: Report) => {
    try {
      const { adminReopenReport: opened } = await callServer(AdminReopenReportDocument, { id: report.id });
      notify({ text: texts.opened, about: addressOf(report), tone: 'done' });
      onOpened(report, opened);
    } catch (error) {
      const { reason = '' } = actRefused(error);
      notify({ about: addressOf(report), text: adminTexts.notUndone({ reason }), tone: 'failed' });
    }
  };
  const decide = ({ report, others }: ReportFacts, { act, all, words }: DecisionChoice) =>
    run(act, async () => {
      const { adminDecideReport: count } = await callServer(AdminDecideReportDocument, { input: { id: report.id, act, all, words } });
      const undo = { label: texts.undo, onPress: () => void undoOf(report) };
      notify({
        about: addressOf(report),
        text: texts.done({ act }),
        ...(act === 'SUSPEND' ? { tone: 'done' as const } : { tone: 'gold' as const, action: undo }),
      });
      const decidedToo = all ? others.filter(({ pageId, decision }) => pageId === report.pageId && !decision) : [];
      onDecided(
        [report, ...decidedToo].map(({ id }) => id),
        count,
      );
    });
  return { decide, reopen, ...state };
}

function addressOf({ linkname }: Report): string {
  return `/${linkname}`;
}
