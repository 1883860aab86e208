import type { UseFormReturn } from 'react-hook-form';
import { callServer } from '../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../api/connection/failure.js';
import { RegisterDocument } from '../../api/generated/register.js';
import { keptInvitation } from '../../api/session/invitation.js';
import { storeSession } from '../../api/session/session-token.js';
import { mailNewAccount } from '../../api/session/verification-mail.js';
import { useAlert } from '../../controls/dialogs/confirm-dialog.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { afterNotice, reload } from '../../shell/leaving/leaving.js';
import { authTexts, registerTexts } from '../../texts/en/accounts.js';
import { beginAccount } from './begin-account.js';

export interface RegisterForm {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
}

const reloadAfterMilliseconds = 1500;
const fieldNames = ['username', 'email', 'password'] as const;

/**
 * Sends the form, unless the passwords differ, claims the linkname that the user chose as a guest, and requests the mail that verifies the
 * e-mail address. An address that the invitation names counts as verified. The reasons of a refusal are shown
 * beside their fields, and the first of these fields gets the focus.
 */
export function useRegister({ setError, setFocus }: UseFormReturn<RegisterForm>, invited: string | null) {
  const alert = useAlert();
  const notify = useNotify();

  function showReasons(error: unknown) {
    const failure = failureOf(error);
    if (failure.kind !== 'refused') {
      if (!isToldAlready(failure)) notify({ text: registerTexts.networkError, tone: 'failed' });
      return setError('root', { message: reasonOf(failure) });
    }
    notify({ text: registerTexts.failed, tone: 'failed' });
    const blamed = fieldNames.filter((name) => failure.fields[name] !== undefined);
    for (const name of blamed) setError(name, { message: failure.fields[name] });
    const [first] = blamed;
    if (first) setFocus(first);
    else setError('root', { message: failure.message });
  }

  return async ({ username, email, password, confirmPassword }: RegisterForm) => {
    if (password !== confirmPassword) {
      setError('confirmPassword', { message: registerTexts.mismatch });
      return void alert(registerTexts.mismatch).then(() => setFocus('confirmPassword'));
    }
    try {
      const input = { username, email: invited ?? email, password, invitation: keptInvitation() ?? undefined };
      const { token, account } = (await callServer(RegisterDocument, { input })).register;
      const stored = storeSession(token, { firstUsername: account.firstUsername, linkname: null });
      if (!stored) return setError('root', { message: `${registerTexts.madeOnly} ${authTexts.notStored}` });
      if (invited === null) void mailNewAccount(account.email);
      await beginAccount(account);
      notify({ text: registerTexts.done, tone: 'done' });
      afterNotice(reload, reloadAfterMilliseconds);
    } catch (error) {
      showReasons(error);
    }
  };
}
