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
import { useResetPassword, type ResetForm } from './use-reset-password.js';
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
