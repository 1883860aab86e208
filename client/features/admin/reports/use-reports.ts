import { useEffect, useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, type Failure } from '../../../api/connection/failure.js';
import { AdminReportsDocument } from '../../../api/generated/admin-reports.js';
import type { AdminReportState } from '../../../api/generated/types.js';
import type { Report, ReportedPage } from './report-facts.js';

/** What is loaded of a list of reports. */
export interface LoadedReports {
  readonly state: AdminReportState;
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
  /** Loads the list anew. Until it is there, the former one stays. */
  readonly reload: () => void;
  /** Loads the next part, too. */
  readonly loadMore: () => Promise<void>;
}

/** The reports with a state. `onTotal` is told how many there are. */
export function useReports(state: AdminReportState, onTotal: (state: AdminReportState, total: number) => void): Reports {
  const [loaded, setLoaded] = useState<LoadedReports | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    loadPart(state, null).then(
      (part) => {
        if (isLeft) return;
        setLoaded(part);
        onTotal(state, part.total);
      },
      (error: unknown) => void (isLeft || setFailure(failureOf(error))),
    );
    return () => {
      isLeft = true;
    };
  }, [state, attempt, onTotal]);
  function reload() {
    setFailure(null);
    setAttempt((before) => before + 1);
  }
  async function loadMore() {
    if (!loaded || loaded.next === null) return;
    try {
      const part = await loadPart(state, loaded.next);
      setLoaded({ ...part, reports: [...loaded.reports, ...part.reports], pages: new Map([...loaded.pages, ...part.pages]) });
    } catch (error) {
      setFailure(failureOf(error));
    }
  }
  return { loaded: loaded?.state === state ? loaded : null, failure, reload, loadMore };
}

async function loadPart(state: AdminReportState, at: string | null): Promise<LoadedReports> {
  const { adminReports } = await callServer(AdminReportsDocument, { state, at });
  const { reports, pages, total, next } = adminReports;
  return { state, reports, total, next: next ?? null, pages: new Map(pages.map((page) => [page.id, page])) };
}
