import { useCallback } from 'react';
import { useMutation } from '@apollo/client/react';
import { endsSession } from '../api/apollo-client.js';
import { forgetClaimedLinkname } from '../api/claimed-linkname.js';
import { failureOf } from '../api/failure.js';
import { LogOutDocument } from '../api/generated/graphql.js';
import { endSession } from '../api/session-token.js';
import { useConfirm } from '../controls/confirm-dialog.js';
import { useNotify } from '../controls/notifications.js';
import { navigationTexts } from '../texts/shell.js';
import { afterNotice, reload } from './leaving.js';

const reloadAfterSuccess = 1500;
const reloadAfterFailure = 3500;

/** Asks, and ends the session. A token that the server no longer knows is as good as logged out; any other failure keeps it. */
export function useLogOut(): () => Promise<void> {
  const confirm = useConfirm();
  const notify = useNotify();
  const [logOut] = useMutation(LogOutDocument, { context: endsSession });

  return useCallback(async () => {
    if (!(await confirm({ title: navigationTexts.logOutQuestion, confirmLabel: navigationTexts.logOut }))) return;
    try {
      await logOut();
    } catch (error) {
      if (failureOf(error).kind !== 'expired') {
        notify({ text: navigationTexts.logOutFailed, tone: 'failed' });
        return afterNotice(reload, reloadAfterFailure);
      }
    }
    endSession();
    forgetClaimedLinkname();
    notify({ text: navigationTexts.loggedOut, tone: 'done' });
    afterNotice(reload, reloadAfterSuccess);
  }, [confirm, logOut, notify]);
}
