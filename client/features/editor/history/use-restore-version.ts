import { useState } from 'react';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { historyTexts } from '../../../texts/en/history.js';
import { fetchDesign } from './page-versions.js';

interface RestoreVersion {
  readonly restore: (version: number) => Promise<void>;
  /** Whether a design is being fetched. */
  readonly restoring: boolean;
  /** Why the last attempt failed, until the next one. */
  readonly problem: string | undefined;
}

/** Fetches the design of a version, or takes it from the cache, and calls `onRestore` with it. */
export function useRestoreVersion(pageId: string, onRestore: (design: PageDesign) => void): RestoreVersion {
  const [restoring, setRestoring] = useState(false);
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();

  async function restore(version: number) {
    setRestoring(true);
    setProblem(undefined);
    try {
      onRestore(await fetchDesign(pageId, version));
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
