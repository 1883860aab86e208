import type { Failure } from '../../../api/connection/failure.js';
import { FRESH, useServerData } from '../../../api/connection/use-server-data.js';
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
  readonly retry: () => void;
  /** Loads the next part, too. */
  readonly loadMore: () => Promise<void>;
}

/** The chosen reports. */
export function useReports({ state, account }: ReportChoice): Reports {
  const { data, failure, retry, addPart } = useServerData(AdminReportsDocument, { state, account, at: null }, FRESH);
  if (!data) return { loaded: null, failure, retry, loadMore: () => Promise.resolve() };
  const { reports, pages, total, next, account: of } = data.adminReports;
  const loaded = { state, account, username: of?.username ?? null, reports, total, next: next ?? null };
  const loadMore = () => addPart({ state, account, at: loaded.next });
  return { loaded: { ...loaded, pages: new Map(pages.map((page) => [page.id, page])) }, failure, retry, loadMore };
}
