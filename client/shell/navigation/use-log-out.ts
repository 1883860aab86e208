import { useCallback } from 'react';
import { endSession } from '../../api/session/session-token.js';
import { useConfirm } from '../../controls/dialogs/confirm-dialog.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { navigationTexts } from '../../texts/en/shell.js';
import { afterNotice, reload } from '../leaving/leaving.js';
import type { WorkAtRisk } from '../leaving/unsaved-changes.js';
import { lazyPart } from '../../controls/loading/lazy-part.js';

const reloadAfterSuccess = 1500;
const reloadAfterFailure = 3500;
const nothingAtRisk: WorkAtRisk = { wouldBeLost: () => false, mayLose: () => Promise.resolve(true) };

/**
 * Ends the session after a confirmation, and after another one if work would be lost. A token that the server does not know counts as
 * logged out. After any other failure, the token is kept, and the page is reloaded only if that loses nothing.
 */
export function useLogOut({ wouldBeLost, mayLose } = nothingAtRisk): () => Promise<void> {
  const confirm = useConfirm();
  const notify = useNotify();

  return useCallback(async () => {
    if (!(await confirm({ title: navigationTexts.logOutQuestion, confirmLabel: navigationTexts.logOut }))) return;
    if (!(await mayLose())) return;
    let leave: (() => void) | null;
    try {
      leave = await (await endingPart.fetch()).endOnServer();
    } catch {
      notify({ text: navigationTexts.logOutFailed, tone: 'failed' });
      return afterNotice(() => void (wouldBeLost() || reload()), reloadAfterFailure);
    }
    if (!leave) return;
    endSession();
    notify({ text: navigationTexts.loggedOut, tone: 'done' });
    afterNotice(leave, reloadAfterSuccess);
  }, [confirm, notify, wouldBeLost, mayLose]);
}

/** Ends the session on the server. It is loaded lazily, because the navigation bar is also shown where nothing else calls the server. */
export const endingPart = lazyPart(() => import('./end-on-server.js'), { preloads: false });
