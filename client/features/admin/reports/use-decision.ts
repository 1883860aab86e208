import { useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { AdminDecideReportDocument } from '../../../api/generated/admin-decide-report.js';
import { AdminReopenReportDocument } from '../../../api/generated/admin-reopen-report.js';
import type { AdminReportAct } from '../../../api/generated/types.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { adminReportTexts as texts } from '../../../texts/en/admin-reports.js';
import type { Report } from './report-facts.js';
import type { ReportFacts } from './use-report.js';

export interface Decide {
  readonly decide: (facts: ReportFacts, act: AdminReportAct, isAboutAll: boolean) => Promise<void>;
  readonly reopen: (report: Report) => Promise<void>;
  /** What runs. */
  readonly busy: AdminReportAct | 'REOPEN' | null;
  /** Why the last decision was refused. */
  readonly reason: string | undefined;
  /** Whether the operator has to sign in again first. */
  readonly isStale: boolean;
}

/** Decides reports, says so in a notification, and takes decisions back. `onDecided` and `onOpened` are told of the reports. */
export function useDecision(onDecided: (reports: readonly string[]) => void, onOpened: (report: Report) => void): Decide {
  const notify = useNotify();
  const [state, setState] = useState<Pick<Decide, 'busy' | 'reason' | 'isStale'>>({ busy: null, reason: undefined, isStale: false });

  async function run(busy: NonNullable<Decide['busy']>, work: () => Promise<void>) {
    setState({ busy, reason: undefined, isStale: false });
    try {
      await work();
      setState({ busy: null, reason: undefined, isStale: false });
    } catch (error) {
      const failure = failureOf(error);
      const isStale = failure.kind === 'refused' && failure.code === 'FRESH_SIGN_IN_NEEDED';
      setState({ busy: null, isStale, reason: isStale || isToldAlready(failure) ? undefined : reasonOf(failure) });
    }
  }
  const reopen = (report: Report) =>
    run('REOPEN', async () => {
      await callServer(AdminReopenReportDocument, { id: report.id });
      notify({ text: texts.opened, tone: 'done' });
      onOpened(report);
    });
  const decide = ({ report, others }: ReportFacts, act: AdminReportAct, isAboutAll: boolean) =>
    run(act, async () => {
      await callServer(AdminDecideReportDocument, { input: { id: report.id, act, all: isAboutAll } });
      const undo = { label: texts.undo, onPress: () => void reopen(report) };
      notify({ text: texts.done({ act }), ...(act === 'SUSPEND' ? { tone: 'done' as const } : { tone: 'gold' as const, action: undo }) });
      const decidedToo = isAboutAll ? others.filter(({ pageId, decision }) => pageId === report.pageId && !decision) : [];
      onDecided([report, ...decidedToo].map(({ id }) => id));
    });
  return { decide, reopen, ...state };
}
