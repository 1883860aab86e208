import { useForm, type UseFormReturn } from 'react-hook-form';
import { useLoaderData } from 'react-router';
import type { ResetLink } from '../../../../server/gateway/web/app/app-screens.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { Link } from '../../../controls/buttons/link-component.js';
import { PasswordField } from '../../../controls/fields/password-field.js';
import { PageTitle } from '../../../shell/page-title.js';
import { screens } from '../../../shell/screens.js';
import { authTexts } from '../../../texts/en/accounts.js';
import { recoveryTexts, resetPasswordTexts as texts } from '../../../texts/en/recovery.js';
import { ScreenLink } from '../screen-link.js';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { ResetPasswordDocument } from '../../../api/generated/reset-password.js';
import { endSession } from '../../../api/session/session-token.js';
import { useAlert } from '../../../controls/dialogs/confirm-dialog.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { afterNotice, loadPage } from '../../../shell/leaving/leaving.js';
import styles from '../auth-form.module.css';

/** The screen to which the mailed link leads: sets a new password. */
export function ResetPasswordPage() {
  const link = useLoaderData<ResetLink>();
  const form = useForm<ResetForm>();
  const resetPassword = useResetPassword(link, form);
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const refused = Object.keys(errors).length > 0;
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <form
        noValidate
        className={styles.form}
        onInput={() => form.clearErrors('root')}
        onSubmit={(event) => void form.handleSubmit(resetPassword)(event)}
      >
        <Fields form={form} />
        <div>
          <Button kind="ink" type="submit" className={styles.submit} busy={isSubmitting || (isSubmitSuccessful && !refused)}>
            {texts.submit}
          </Button>
          <FieldNote id="reset-reason" error={errors.root?.message} />
          {errors.root?.type === 'link' && (
            <Link href={screens.recoverPassword} className={styles.wayOut}>
              {texts.newLink}
            </Link>
          )}
        </div>
      </form>
      <ScreenLink href={screens.login} label={recoveryTexts.backToLogin} />
    </>
  );
}

function Fields({ form: { register, formState } }: { form: UseFormReturn<ResetForm> }) {
  const { errors } = formState;
  return (
    <>
      <PasswordField
        label={texts.password}
        hint={authTexts.passwordHint}
        isRepeated
        autoComplete="new-password"
        required
        error={errors.password?.message}
        {...register('password', { required: texts.passwordMissing })}
      />
      <PasswordField
        label={texts.confirmPassword}
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', { required: authTexts.confirmationMissing })}
      />
    </>
  );
}

interface ResetForm {
  password: string;
  confirmPassword: string;
}

const leaveAfterMilliseconds = 1000;

/** Sends the form, unless the passwords differ. A refusal is notified, and its reason is shown beside the field that it is about. */
function useResetPassword({ accountId, token }: ResetLink, { setError, setFocus }: UseFormReturn<ResetForm>) {
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
