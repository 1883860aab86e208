import type { Failure } from '../../../api/connection/failure.js';
import { FRESH, useServerData } from '../../../api/connection/use-server-data.js';
import { AdminReportDocument } from '../../../api/generated/admin-report.js';
import type { AdminReportQuery } from '../../../api/generated/types.js';

export type ReportFacts = AdminReportQuery['adminReport'];

export interface ShownReport {
  readonly facts: ReportFacts | undefined;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** A report with all that is known of its page. */
export function useReport(id: string): ShownReport {
  const { data, failure, retry } = useServerData(AdminReportDocument, { id }, FRESH);
  return { facts: data?.adminReport, failure, retry };
}
