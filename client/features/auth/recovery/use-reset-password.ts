import type { UseFormReturn } from 'react-hook-form';
import type { ResetLink } from '../../../../server/gateway/web/app/app-screens.rules.js';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { ResetPasswordDocument } from '../../../api/generated/reset-password.js';
import { endSession } from '../../../api/session/session-token.js';
import { useAlert } from '../../../controls/dialogs/confirm-dialog.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { afterNotice, loadPage } from '../../../shell/leaving/leaving.js';
import { screens } from '../../../shell/screens.js';
import { resetPasswordTexts as texts } from '../../../texts/en/recovery.js';

export interface ResetForm {
  password: string;
  confirmPassword: string;
}

const leaveAfterMilliseconds = 1000;

/** Sends the form, unless the passwords differ. A refusal is notified, and its reason is shown beside the field that it is about. */
export function useResetPassword({ accountId, token }: ResetLink, { setError, setFocus }: UseFormReturn<ResetForm>) {
  const alert = useAlert();
  const notify = useNotify();

  function showReason(error: unknown) {
    const failure = failureOf(error);
    if (failure.kind !== 'refused') return setError('root', { message: reasonOf(failure) });
    const blamed = failure.fields['password'];
    if (blamed === undefined) {
      return setError('root', { type: failure.code === 'RESET_LINK_INVALID' ? 'link' : 'refused', message: failure.message });
    }
    setError('password', { message: blamed }, { shouldFocus: true });
  }

  return async ({ password, confirmPassword }: ResetForm) => {
    if (password !== confirmPassword) {
      setError('confirmPassword', { message: texts.mismatch });
      return void alert(texts.mismatch).then(() => setFocus('confirmPassword'));
    }
    try {
      await callServer(ResetPasswordDocument, { input: { accountId, token, password } });
      // All sessions of that account have ended. If another account is signed in here, it is signed out, so that the owner of the link can
      // sign in next.
      endSession();
      notify({ text: texts.done, tone: 'done' });
      // The link cannot be used again, so its address is removed from the history.
      afterNotice(() => loadPage(screens.login, { replace: true }), leaveAfterMilliseconds);
    } catch (error) {
      if (!isToldAlready(failureOf(error))) notify({ text: texts.failed, tone: 'failed' });
      showReason(error);
    }
  };
}
