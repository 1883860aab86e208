import type { UseFormReturn } from 'react-hook-form';
import { localStore } from '../../../api/browser-storage.js';
import { callServer } from '../../../api/connection/call-server.js';
import { forgetGuest } from '../../../api/session/guest-page.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { DeleteAccountDocument } from '../../../api/generated/delete-account.js';
import { endSession } from '../../../api/session/session-token.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { forgetDeletedAccount } from '../../../page-editing/draft/draft-store.js';
import { forgetPicturesOf } from '../../../shell/waiting-pictures/waiting-pictures.js';
import { afterNotice, loadPage } from '../../../shell/leaving/leaving.js';
import { deletionTexts } from '../../../texts/en/personal.js';

export interface DeletionForm {
  username: string;
  /** Undefined for an account without a password. */
  password?: string;
}

interface DeletionOptions {
  /** The account's first username, under which this device stores its draft. */
  readonly owner: string;
  readonly onPasswordMissing: () => void;
  /** Called when the user has signed in too long ago. */
  readonly onStale: () => void;
}

const leaveAfterMilliseconds = 1500;

/** Deletes the account and everything that this device has stored for it, and then loads the front page. */
export function useDeleteAccount(
  { setError, setFocus }: UseFormReturn<DeletionForm>,
  { owner, onPasswordMissing, onStale }: DeletionOptions,
) {
  const notify = useNotify();

  function showReason(error: unknown, { password }: DeletionForm) {
    const failure = failureOf(error);
    if (isToldAlready(failure)) return setError('root', {});
    const code = failure.kind === 'refused' ? failure.code : undefined;
    if (code === 'PASSWORD_NOT_SET') return onPasswordMissing();
    if (code === 'FRESH_SIGN_IN_NEEDED') return onStale();
    notify({ text: deletionTexts.failed, tone: 'failed' });
    const message = reasonOf(failure);
    if (code !== 'WRONG_CREDENTIALS' || password === undefined) return setError('root', { message });
    setError('password', { message });
    setFocus('password');
  }

  return async (input: DeletionForm) => {
    try {
      await callServer(DeleteAccountDocument, { input });
    } catch (error) {
      return showReason(error, input);
    }
    forgetDeletedAccount(localStore, owner);
    forgetPicturesOf(owner);
    endSession();
    forgetGuest();
    notify({ text: deletionTexts.done, tone: 'done' });
    afterNotice(() => loadPage('/'), leaveAfterMilliseconds);
  };
}
