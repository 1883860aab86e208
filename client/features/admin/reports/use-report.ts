import { useEffect, useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, type Failure } from '../../../api/connection/failure.js';
import { AdminReportDocument } from '../../../api/generated/admin-report.js';
import type { AdminReportQuery } from '../../../api/generated/types.js';

export type ReportFacts = AdminReportQuery['adminReport'];

/** A report with all that is known of its page. Null until it is loaded, with the reason if that fails. */
export function useReport(id: string): { readonly facts: ReportFacts | null; readonly failure: Failure | null; readonly load: () => void } {
  const [found, setFound] = useState<{ readonly facts: ReportFacts } | { readonly id: string; readonly failure: Failure } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    callServer(AdminReportDocument, { id }).then(
      ({ adminReport }) => void (isLeft || setFound({ facts: adminReport })),
      (error: unknown) => void (isLeft || setFound({ id, failure: failureOf(error) })),
    );
    return () => {
      isLeft = true;
    };
  }, [id, attempt]);
  function load() {
    setFound(null);
    setAttempt((before) => before + 1);
  }
  const facts = found && 'facts' in found && found.facts.report.id === id ? found.facts : null;
  const failure = found && 'failure' in found && found.id === id ? found.failure : null;
  return { facts, failure, load };
}
