import type { UseFormReturn } from 'react-hook-form';
import { useMutation } from '@apollo/client/react';
import type { ResetLink } from '../../../server/gateway/web/app-screens.rules.js';
import { failureOf, isToldAlready, reasonOf } from '../../api/failure.js';
import { ResetPasswordDocument } from '../../api/generated/graphql.js';
import { endSession } from '../../api/session-token.js';
import { useAlert } from '../../controls/confirm-dialog.js';
import { useNotify } from '../../controls/notifications.js';
import { afterNotice, loadPage } from '../../shell/leaving.js';
import { screens } from '../../shell/screens.js';
import { resetPasswordTexts as texts } from '../../texts/en/recovery.js';

export interface ResetForm {
  password: string;
  confirmPassword: string;
}

const leaveAfterMilliseconds = 1000;

/** Sends the form, unless the passwords differ. A refusal is notified, and its reason stands beside what it blames. */
export function useResetPassword({ accountId, token }: ResetLink, { setError, setFocus }: UseFormReturn<ResetForm>) {
  const [resetPassword] = useMutation(ResetPasswordDocument);
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
      await resetPassword({ variables: { input: { accountId, token, password } } });
      // Every session of that account has ended. Whoever else may be signed in here makes room for its owner, who signs in next.
      endSession();
      notify({ text: texts.done, tone: 'done' });
      // The link is used up: nobody needs to come back to its address.
      afterNotice(() => loadPage(screens.login, { replace: true }), leaveAfterMilliseconds);
    } catch (error) {
      if (!isToldAlready(failureOf(error))) notify({ text: texts.failed, tone: 'failed' });
      showReason(error);
    }
  };
}
