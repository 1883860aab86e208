import { useCallback } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { useFetched, type Fetched } from '../../../api/connection/use-fetched.js';
import { AdminReportDocument } from '../../../api/generated/admin-report.js';
import type { AdminReportQuery } from '../../../api/generated/types.js';

export type ReportFacts = AdminReportQuery['adminReport'];

/** A report with all that is known of its page. The same instance of a component keeps one id. */
export function useReport(id: string): Fetched<ReportFacts> {
  return useFetched(useCallback(async () => (await callServer(AdminReportDocument, { id })).adminReport, [id]));
}
