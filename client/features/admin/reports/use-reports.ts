import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, type Failure } from '../../../api/connection/failure.js';
import { AdminReportsDocument } from '../../../api/generated/admin-reports.js';
import type { AdminReportState } from '../../../api/generated/types.js';
import type { Report, ReportedPage } from './report-facts.js';

/** Which reports a list has: those with a state, or all about the pages of an account, whatever the state is. */
export interface ReportChoice {
  readonly state: AdminReportState;
  readonly account: string | null;
}

/** What is loaded of a list of reports. */
export interface LoadedReports extends ReportChoice {
  /** Of the account; null without one, and when there is no such account. */
  readonly username: string | null;
  readonly reports: readonly Report[];
  readonly pages: ReadonlyMap<string, ReportedPage>;
  /** How many the whole list has. */
  readonly total: number;
  readonly next: string | null;
}

export interface Reports {
  /** Null until it is loaded. */
  readonly loaded: LoadedReports | null;
  readonly failure: Failure | null;
  /** Loads the list anew, after so many more reports wait. Until it is there, the former one stays. */
  readonly reload: (more?: number) => void;
  /** Loads the next part, too. */
  readonly loadMore: () => Promise<void>;
}

/** The chosen reports. `onOpenReports` is told how many wait. */
export function useReports({ state, account }: ReportChoice, onOpenReports: Dispatch<SetStateAction<number>>): Reports {
  const [loaded, setLoaded] = useState<LoadedReports | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    loadPart({ state, account }, null).then(
      (part) => {
        if (isLeft) return;
        setLoaded(part);
        if (account === null && state === 'OPEN') onOpenReports(part.total);
      },
      (error: unknown) => void (isLeft || setFailure(failureOf(error))),
    );
    return () => {
      isLeft = true;
    };
  }, [state, account, attempt, onOpenReports]);
  function reload(more = 0) {
    // The list of an account does not tell how many wait.
    if (account !== null) onOpenReports((before) => Math.max(0, before + more));
    setFailure(null);
    setAttempt((before) => before + 1);
  }
  async function loadMore() {
    if (!loaded || loaded.next === null) return;
    try {
      const part = await loadPart(loaded, loaded.next);
      setLoaded({ ...part, reports: [...loaded.reports, ...part.reports], pages: new Map([...loaded.pages, ...part.pages]) });
    } catch (error) {
      setFailure(failureOf(error));
    }
  }
  return { loaded: loaded?.state === state && loaded.account === account ? loaded : null, failure, reload, loadMore };
}

async function loadPart({ state, account }: ReportChoice, at: string | null): Promise<LoadedReports> {
  const { adminReports } = await callServer(AdminReportsDocument, { state, account, at });
  const { reports, pages, total, next } = adminReports;
  const username = adminReports.account?.username ?? null;
  return { state, account, username, reports, total, next: next ?? null, pages: new Map(pages.map((page) => [page.id, page])) };
}
