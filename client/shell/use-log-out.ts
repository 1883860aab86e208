import { useCallback } from 'react';
import { forgetClaimedLinkname } from '../api/claimed-linkname.js';
import { endSession } from '../api/session-token.js';
import { useConfirm } from '../controls/confirm-dialog.js';
import { loadPart } from '../controls/load-part.js';
import { useNotify } from '../controls/notifications.js';
import { navigationTexts } from '../texts/shell.js';
import { afterNotice, reload } from './leaving.js';

const reloadAfterSuccess = 1500;
const reloadAfterFailure = 3500;

/** Asks, and ends the session. A token that the server no longer knows is as good as logged out; any other failure keeps it. */
export function useLogOut(): () => Promise<void> {
  const confirm = useConfirm();
  const notify = useNotify();

  return useCallback(async () => {
    if (!(await confirm({ title: navigationTexts.logOutQuestion, confirmLabel: navigationTexts.logOut }))) return;
    try {
      const { endOnServer } = await loadPart(loadEnding);
      await endOnServer();
    } catch {
      notify({ text: navigationTexts.logOutFailed, tone: 'failed' });
      return afterNotice(reload, reloadAfterFailure);
    }
    endSession();
    forgetClaimedLinkname();
    notify({ text: navigationTexts.loggedOut, tone: 'done' });
    afterNotice(reload, reloadAfterSuccess);
  }, [confirm, notify]);
}

// What talks to the server is no part of the frame: not every screen needs it.
const loadEnding = () => import('./end-on-server.js');
