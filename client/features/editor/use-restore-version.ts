import { useState } from 'react';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import { failureOf, isToldAlready, reasonOf } from '../../api/failure.js';
import { useNotify } from '../../controls/notifications.js';
import { historyTexts } from '../../texts/en/history.js';
import type { FetchDesign } from './page-versions.js';

interface RestoreVersion {
  readonly restore: (version: number) => Promise<void>;
  /** Its design is on its way. */
  readonly restoring: boolean;
  /** Why it was not restored, until the next try. */
  readonly problem: string | undefined;
}

/** Fetches the design of a version, if that has not happened yet, and hands it over. */
export function useRestoreVersion(fetchDesign: FetchDesign, onRestore: (design: PageDesign) => void): RestoreVersion {
  const [restoring, setRestoring] = useState(false);
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();

  async function restore(version: number) {
    setRestoring(true);
    setProblem(undefined);
    try {
      onRestore(await fetchDesign(version));
    } catch (error) {
      const failure = failureOf(error);
      if (isToldAlready(failure)) return;
      setProblem(reasonOf(failure));
      notify({ text: historyTexts.notRestored, tone: 'failed' });
    } finally {
      setRestoring(false);
    }
  }

  return { restore, restoring, problem };
}
