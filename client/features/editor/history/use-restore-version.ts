import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { reasonOf } from '../../../api/connection/failure.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { useAct } from '../../../shell/use-act.js';
import { historyTexts } from '../../../texts/en/history.js';
import { fetchDesign } from './page-versions.js';

interface RestoreVersion {
  readonly restore: (version: number) => Promise<unknown>;
  /** Whether a design is being fetched. */
  readonly restoring: boolean;
  /** Why the last attempt failed, until the next one. */
  readonly problem: string | undefined;
}

/** Fetches the design of a version, or takes it from the cache, and calls `onRestore` with it. */
export function useRestoreVersion(pageId: string, onRestore: (design: PageDesign) => void): RestoreVersion {
  const { run, busy, reason } = useAct();
  const notify = useNotify();
  const restore = (version: number) =>
    run(
      'restore',
      async () => onRestore(await fetchDesign(pageId, version)),
      (failure) => {
        notify({ text: historyTexts.notRestored, tone: 'failed' });
        return reasonOf(failure);
      },
    );
  return { restore, restoring: busy !== null, problem: reason };
}
