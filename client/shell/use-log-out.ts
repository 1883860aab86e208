import { useCallback } from 'react';
import { forgetClaimedLinkname } from '../api/claimed-linkname.js';
import { endSession } from '../api/session-token.js';
import { useConfirm } from '../controls/confirm-dialog.js';
import { loadPart } from '../controls/load-part.js';
import { useNotify } from '../controls/notifications.js';
import { navigationTexts } from '../texts/en/shell.js';
import { afterNotice, reload } from './leaving.js';
import type { WorkAtRisk } from './unsaved-changes.js';

const reloadAfterSuccess = 1500;
const reloadAfterFailure = 3500;
const nothingAtRisk: WorkAtRisk = { wouldBeLost: () => false, mayLose: () => Promise.resolve(true) };

/**
 * Asks, once more where work would be lost, and ends the session. A token that the server no longer knows is as good as logged out;
 * any other failure keeps it, and reloads only where that loses nothing.
 */
export function useLogOut({ wouldBeLost, mayLose } = nothingAtRisk): () => Promise<void> {
  const confirm = useConfirm();
  const notify = useNotify();

  return useCallback(async () => {
    if (!(await confirm({ title: navigationTexts.logOutQuestion, confirmLabel: navigationTexts.logOut }))) return;
    if (!(await mayLose())) return;
    try {
      const { endOnServer } = await loadPart(loadEnding);
      if (!(await endOnServer())) return;
    } catch {
      notify({ text: navigationTexts.logOutFailed, tone: 'failed' });
      return afterNotice(() => void (wouldBeLost() || reload()), reloadAfterFailure);
    }
    endSession();
    forgetClaimedLinkname();
    notify({ text: navigationTexts.loggedOut, tone: 'done' });
    afterNotice(reload, reloadAfterSuccess);
  }, [confirm, notify, wouldBeLost, mayLose]);
}

// What talks to the server is no part of the frame: not every screen needs it.
const loadEnding = () => import('./end-on-server.js');
