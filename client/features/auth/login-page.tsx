import { useLayoutEffect, useState } from 'react';
import { clsx } from 'clsx';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { callServer } from '../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../api/connection/failure.js';
import { LogInDocument } from '../../api/generated/log-in.js';
import { storeSession } from '../../api/session/session-token.js';
import { Button } from '../../controls/buttons/button.js';
import { ButtonLink } from '../../controls/buttons/button-link.js';
import { FieldNote } from '../../controls/fields/field-note.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { PasswordField } from '../../controls/fields/password-field.js';
import { UsernameField } from '../../controls/fields/username-field.js';
import { afterNotice, reload } from '../../shell/leaving/leaving.js';
import { PageTitle } from '../../shell/page-title.js';
import { screens } from '../../shell/screens.js';
import { authTexts, claimedNameTexts, loginTexts } from '../../texts/en/accounts.js';
import { ClaimedAddress } from './claimed-address.js';
import { ForgottenLink } from './recovery/forgotten-link.js';
import { GoogleSignIn } from './google-sign-in.js';
import { ScreenLink } from './screen-link.js';
import styles from './auth-form.module.css';

interface LoginForm {
  username: string;
  password: string;
}

const reloadAfterMilliseconds = 1000;

/** The sign-in screen. After signing in, the page that the user wanted to open is loaded. */
export function LoginPage() {
  const form = useForm<LoginForm>();
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const [offers, setOffers] = useState(false);
  const logIn = useLogIn((type, message) => {
    form.setError('root', { type, message });
    if (type === 'refused') form.setFocus('password');
  });
  const refusal = errors.root?.type === 'refused' ? errors.root.message : undefined;
  return (
    <>
      <PageTitle>{loginTexts.title}</PageTitle>
      <ChosenName onOffer={setOffers} />
      <h1 className={clsx(styles.title, offers && styles.second)}>{loginTexts.title}</h1>
      {offers && <p className={styles.lead}>{claimedNameTexts.withAccount}</p>}
      <form
        noValidate
        className={styles.form}
        onInput={() => form.clearErrors('root')}
        onSubmit={(event) => void form.handleSubmit(logIn)(event)}
      >
        <Fields form={form} refusal={refusal} />
        <div>
          <Button
            kind={offers ? 'line' : 'ink'}
            type="submit"
            className={styles.submit}
            busy={isSubmitting || (isSubmitSuccessful && !errors.root)}
          >
            {loginTexts.submit}
          </Button>
          <FieldNote id="login-reason" error={refusal === undefined ? errors.root?.message : undefined} />
        </div>
      </form>
      <GoogleSignIn />
      <ScreenLink href={screens.register} lead={loginTexts.noAccount} label={loginTexts.registerHere} />
    </>
  );
}

interface ChosenNameProps {
  /** Told whether registration is offered. Then it is the main way from here, because most of these guests have no account yet. */
  readonly onOffer: (offers: boolean) => void;
}

/** The name that the guest claimed on the front page, with a link to registration. */
function ChosenName({ onOffer }: ChosenNameProps) {
  return (
    <ClaimedAddress lead={claimedNameTexts.chosen}>
      <RegisterWithName onOffer={onOffer} />
    </ClaimedAddress>
  );
}

function RegisterWithName({ onOffer }: ChosenNameProps) {
  const { search } = useLocation();
  useLayoutEffect(() => {
    onOffer(true);
    return () => onOffer(false);
  }, [onOffer]);
  return (
    <ButtonLink kind="ink" size="large" href={`${screens.register}${search}`} className={styles.withName}>
      {claimedNameTexts.register}
    </ButtonLink>
  );
}

function Fields({ form: { register, formState }, refusal }: { form: UseFormReturn<LoginForm>; refusal: string | undefined }) {
  const { errors } = formState;
  return (
    <>
      <div className={styles.known}>
        <UsernameField
          hint={loginTexts.nameHint}
          error={errors.username?.message}
          {...register('username', { required: authTexts.usernameMissing })}
        />
        <ForgottenLink href={screens.recoverUsername} label={loginTexts.forgotUsername} />
      </div>
      <div className={styles.known}>
        <PasswordField
          label={authTexts.password}
          autoComplete="current-password"
          required
          error={errors.password?.message ?? refusal}
          {...register('password', { required: authTexts.passwordMissing })}
        />
        <ForgottenLink href={screens.recoverPassword} label={loginTexts.forgotPassword} />
      </div>
    </>
  );
}

/** Why the sign-in failed: the typed values are wrong, or there is another reason. */
type Obstacle = 'refused' | 'elsewhere';

/** Sends the form. A failure is notified, and `onFailure` gets its reason. */
function useLogIn(onFailure: (obstacle: Obstacle, reason: string) => void) {
  const notify = useNotify();
  return async (input: LoginForm) => {
    try {
      const { token, account } = (await callServer(LogInDocument, { input })).logIn;
      const stored = storeSession(token, { username: account.username, linkname: account.page.linkname ?? null });
      if (!stored) return onFailure('elsewhere', authTexts.notStored);
      notify({ text: loginTexts.done, tone: 'done' });
      afterNotice(reload, reloadAfterMilliseconds);
    } catch (error) {
      const failure = failureOf(error);
      if (!isToldAlready(failure)) notify({ text: loginTexts.failed, tone: 'failed' });
      onFailure(failure.kind === 'refused' && failure.code === 'WRONG_CREDENTIALS' ? 'refused' : 'elsewhere', reasonOf(failure));
    }
  };
}
